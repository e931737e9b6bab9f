; Installer for Windows, for one person and without administrator's rights.
; makensis -DVERSION=1.2.3 -DPROGRAM=folder -DROOT=checkout -DTARGET=setup.exe installer.nsi
; -DQUICK hardly compresses, for trying.
;
; setup.exe /S installs without a word. While the program runs, it waits for some seconds and then
; ends with 2 and changes nothing; /CLOSE makes it close the program first, which keeps its game.
; The uninstaller does the same.

Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinMessages.nsh"

!ifndef VERSION | PROGRAM | ROOT | TARGET
  !error "VERSION, PROGRAM, ROOT and TARGET have to be given"
!endif

!define NAME "The Railway Table"
!define ID "ttr-qt"
!define TYPE "ttr-qt.game"
!define PUBLISHER "The ttr-qt authors"
!define PATIENCE 15 ; seconds for which a program that is to end is waited for
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"

Name "${NAME}"
OutFile "${TARGET}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${ID}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
!ifdef QUICK
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
!endif
ManifestDPIAware true
ManifestLongPathAware true

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "FileDescription" "Installer of ${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}, MIT licence"

!define MUI_ICON "${ROOT}/resources/app/icon.ico"
!define MUI_UNICON "${ROOT}/resources/app/icon.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${ID}.exe"

!insertmacro MUI_PAGE_LICENSE "${ROOT}/LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString RUNNING ${LANG_ENGLISH} "${NAME} is open. Close it and continue?$\r$\n$\r$\n\
  A game in progress is saved; you can continue it next time."
LangString RUNNING ${LANG_GERMAN} "${NAME} ist noch offen. Schließen und fortfahren?$\r$\n$\r$\n\
  Ein laufendes Spiel ist gespeichert; du kannst es beim nächsten Mal fortsetzen."
LangString STILL_RUNNING ${LANG_ENGLISH} "${NAME} is still open. Nothing was changed."
LangString STILL_RUNNING ${LANG_GERMAN} "${NAME} ist noch offen. Es wurde nichts geändert."
LangString NOT_WRITTEN ${LANG_ENGLISH} "Not all files could be written. Nothing was changed."
LangString NOT_WRITTEN ${LANG_GERMAN} "Einige Dateien konnten nicht geschrieben werden. \
  Es wurde nichts geändert."
LangString NOT_REMOVED ${LANG_ENGLISH} "Files of ${NAME} are in use. Nothing was removed."
LangString NOT_REMOVED ${LANG_GERMAN} "Dateien von ${NAME} werden gerade benutzt. \
  Es wurde nichts entfernt."

!macro WAITING un
; Puts 1 into $R0 while the program runs: nobody may write into its file then.
Function ${un}SeeWhetherRunning
  StrCpy $R0 0
  ${If} ${FileExists} "$INSTDIR\${ID}.exe"
    ClearErrors
    FileOpen $R1 "$INSTDIR\${ID}.exe" a
    ${If} ${Errors}
      StrCpy $R0 1
    ${Else}
      FileClose $R1
    ${EndIf}
    ClearErrors
  ${EndIf}
FunctionEnd

; Asks all windows of the program to close, and waits for that; $R0 is as above. It asks again and
; again: a message that is open closes first, and only then the window behind it.
Function ${un}CloseProgram
  ${For} $R5 1 ${PATIENCE}
    Call ${un}AskToClose
    Sleep 1000
    Call ${un}SeeWhetherRunning
    ${If} $R0 == 0
      ${ExitFor}
    ${EndIf}
  ${Next}
FunctionEnd

Function ${un}AskToClose
  GetFullPathName $R7 "$INSTDIR\${ID}.exe"
  StrCpy $R1 0
  ${Do}
    FindWindow $R1 "" "" "" $R1
    ${If} $R1 == 0
      ${ExitDo}
    ${EndIf}
    System::Call 'user32::IsWindowVisible(p R1) i .R2'
    ${If} $R2 == 0
      ${Continue}
    ${EndIf}
    System::Call 'user32::GetWindowThreadProcessId(p R1, *i .R2)'
    System::Call 'kernel32::OpenProcess(i 0x1000, i 0, i R2) p .R3' ; to ask for its name only
    ${If} $R3 == 0
      ${Continue}
    ${EndIf}
    StrCpy $R4 ""
    System::Call 'kernel32::QueryFullProcessImageNameW(p R3, i 0, w .R4, *i ${NSIS_MAX_STRLEN})'
    System::Call 'kernel32::CloseHandle(p R3)'
    ${If} $R4 == $R7
      System::Call 'user32::PostMessageW(p R1, i ${WM_CLOSE}, p 0, p 0)'
    ${EndIf}
  ${Loop}
FunctionEnd

Function ${un}WaitForEnd
  ${For} $R5 1 ${PATIENCE}
    Call ${un}SeeWhetherRunning
    ${If} $R0 == 0
      ${ExitFor}
    ${EndIf}
    Sleep 1000
  ${Next}
FunctionEnd

; Goes on only once the program does not run.
Function ${un}LetProgramEnd
  Call ${un}SeeWhetherRunning
  ${If} $R0 == 0
    Return
  ${EndIf}
  ${If} ${Silent}
    ${GetParameters} $R1
    ClearErrors
    ${GetOptions} $R1 "/CLOSE" $R2
    ${If} ${Errors}
      Call ${un}WaitForEnd
    ${Else}
      Call ${un}CloseProgram
    ${EndIf}
  ${Else}
    ${DoWhile} $R0 == 1
      MessageBox MB_OKCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" IDOK +2
      Abort "$(STILL_RUNNING)"
      Call ${un}CloseProgram
    ${Loop}
  ${EndIf}
  ${If} $R0 == 1
    Abort "$(STILL_RUNNING)"
  ${EndIf}
  ClearErrors
FunctionEnd
!macroend
!insertmacro WAITING ""
!insertmacro WAITING "un."

; Moves a part of the program between its place and another folder, if it is there.
!macro MOVE PART FROM TO
  ${If} ${FileExists} "${FROM}\${PART}"
    Rename "${FROM}\${PART}" "${TO}\${PART}"
  ${EndIf}
!macroend
!macro MOVE_ALL FROM TO
  !insertmacro MOVE "${ID}.exe" "${FROM}" "${TO}"
  !insertmacro MOVE "_internal" "${FROM}" "${TO}"
  !insertmacro MOVE "licences" "${FROM}" "${TO}"
!macroend

Function .onInstFailed
  RMDir /r "$INSTDIR\new"
  RMDir "$INSTDIR"
FunctionEnd

Section "Program"
  Call LetProgramEnd
  ; The whole new program is there before anything of an older one goes, which may have had files
  ; that this one has not. Other things that somebody keeps in the folder stay.
  RMDir /r "$INSTDIR\new"
  SetOutPath "$INSTDIR\new"
  ClearErrors
  File /r "${PROGRAM}/*"
  SetOutPath "$INSTDIR"
  ${If} ${Errors}
    Abort "$(NOT_WRITTEN)"
  ${EndIf}
  RMDir /r "$INSTDIR\old"
  CreateDirectory "$INSTDIR\old"
  ClearErrors
  !insertmacro MOVE_ALL "$INSTDIR" "$INSTDIR\old"
  ${If} ${Errors}
    !insertmacro MOVE_ALL "$INSTDIR\old" "$INSTDIR"
    RMDir "$INSTDIR\old"
    Abort "$(NOT_WRITTEN)"
  ${EndIf}
  !insertmacro MOVE_ALL "$INSTDIR\new" "$INSTDIR"
  ${If} ${Errors}
    !insertmacro MOVE_ALL "$INSTDIR" "$INSTDIR\new"
    !insertmacro MOVE_ALL "$INSTDIR\old" "$INSTDIR"
    RMDir "$INSTDIR\old"
    Abort "$(NOT_WRITTEN)"
  ${EndIf}
  RMDir /r "$INSTDIR\old"
  RMDir /r "$INSTDIR\new"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${ID}.exe"

  WriteRegStr HKCU "Software\Classes\.ttrgame" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\.ttrgame\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "Game of ${NAME}"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\${ID}.exe,0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\${ID}.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${ID}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  ; Tells the desktop that a kind of file has a new program.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  Call un.LetProgramEnd
  ; All of it goes, or nothing.
  RMDir /r "$INSTDIR\old"
  CreateDirectory "$INSTDIR\old"
  ClearErrors
  !insertmacro MOVE_ALL "$INSTDIR" "$INSTDIR\old"
  ${If} ${Errors}
    !insertmacro MOVE_ALL "$INSTDIR\old" "$INSTDIR"
    RMDir "$INSTDIR\old"
    Abort "$(NOT_REMOVED)"
  ${EndIf}
  RMDir /r "$INSTDIR\old"
  ; Settings and games are the player's own and stay; compiled code can be made again.
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  RMDir /r "$LOCALAPPDATA\${ID}\cache"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegValue HKCU "Software\Classes\.ttrgame\OpenWithProgids" "${TYPE}"
  ReadRegStr $0 HKCU "Software\Classes\.ttrgame" ""
  StrCmp $0 "${TYPE}" 0 +2
  DeleteRegKey HKCU "Software\Classes\.ttrgame"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
