# Installs the program for this person, plays a game with it, and removes it again.
$ErrorActionPreference = "Stop"
$setup = Get-ChildItem dist/*-setup.exe | Select-Object -First 1
$home_folder = Join-Path $env:LOCALAPPDATA "Programs/ttr-qt"
$report = Join-Path $env:RUNNER_TEMP "installed.json"

$run = Start-Process $setup.FullName -ArgumentList "/S" -Wait -PassThru
if ($run.ExitCode -ne 0) { throw "the installer ended with $($run.ExitCode)" }
$run = Start-Process (Join-Path $home_folder "ttr-qt.exe") -ArgumentList "--self-test", $report -Wait -PassThru
Get-Content $report
if ($run.ExitCode -ne 0) { throw "the program ended with $($run.ExitCode)" }
if ((Get-Content $report | ConvertFrom-Json).compiled.Count -ne 0) { throw "kernels were compiled" }
$open = (Get-Item "HKCU:\Software\Classes\ttr-qt.game\shell\open\command").GetValue("")
if ($open -notlike "*ttr-qt.exe*") { throw "saved games do not open with the program" }

# The uninstaller goes on from a copy of itself; it is told to stay, so that its end can be seen.
$run = Start-Process (Join-Path $home_folder "uninstall.exe") -ArgumentList "/S", "_?=$home_folder" -Wait -PassThru
if ($run.ExitCode -ne 0) { throw "the uninstaller ended with $($run.ExitCode)" }
if (Test-Path (Join-Path $home_folder "ttr-qt.exe")) { throw "the program is still there" }
if (Test-Path "HKCU:\Software\Classes\ttr-qt.game") { throw "the kind of file is still there" }
