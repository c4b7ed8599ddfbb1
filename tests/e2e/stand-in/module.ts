/**
 * What `import 'electron'` resolves to under the stand-in: the parts of Electron that Caravel's shell uses, over a Chromium
 * without a window. Each part names the page of Electron's documentation it follows; what it cannot stand for is told in
 * docs/desktop-stand-in.md, and what it lacks throws.
 */
import { loud } from './loud.ts';
import { defaultSession } from './session.ts';
import { screenPart } from './screen.ts';
import { ipcMainPart } from './ipc-main.ts';
import { answerSave } from './dialog.ts';

export { app, BrowserWindow, webContentsPart as webContents } from './app.ts';
export { dialogPart as dialog } from './dialog.ts';
export { menuPart as Menu } from './menu.ts';
export { protocolPart as protocol } from './requests.ts';
export const ipcMain = loud('ipcMain', ipcMainPart);
export const screen = loud('screen', screenPart);
/** docs/api/session.md, `session.defaultSession`. */
export const session = loud('session', { defaultSession: loud('session', defaultSession) });
/** Not of Electron: the person at the keyboard, as a test plays them. */
export const player = { answerSave };
