import type * as Electron from 'electron';
import { loud, onlyKnown } from './loud.ts';

/** Roles of docs/api/menu-item.md, "Roles", that the app's menu uses. */
const ROLES = ['quit', 'editMenu', 'resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen', 'toggleDevTools', 'appMenu'];
const OPTIONS = ['label', 'role', 'type', 'accelerator', 'visible', 'acceleratorWorksWhenHidden', 'click', 'submenu'];

type Item = {
  readonly label: string;
  readonly role: string | undefined;
  readonly submenu: Made | undefined;
  click(): void;
};
type Made = { readonly items: readonly Item[] };

let applicationMenu: Made | null = null;

function made(template: readonly Electron.MenuItemConstructorOptions[]): Made {
  const items = template.map((options): Item => {
    onlyKnown('MenuItem', options, OPTIONS);
    const { label = '', role, submenu, click } = options;
    if (role !== undefined && !ROLES.includes(role)) throw new Error(`the stand-in for Electron has no role ${role}`);
    const below = Array.isArray(submenu) ? made(submenu) : undefined;
    // The stand-in draws no menu and carries out no role: what the app gave to be called is called.
    const pressed = click ?? (() => onlyKnown(`click on ${role ?? label}`, { role }, []));
    return loud('MenuItem', { label, role, submenu: below, click: () => pressed({} as never, undefined, {}) });
  });
  return loud('Menu', { items });
}

/** docs/api/menu.md, static methods `buildFromTemplate`, `setApplicationMenu` and `getApplicationMenu`. */
export const menuPart = loud('Menu', {
  buildFromTemplate: made,
  setApplicationMenu: (menu: Made | null): void => void (applicationMenu = menu),
  getApplicationMenu: (): Made | null => applicationMenu,
});
