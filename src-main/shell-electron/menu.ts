import type { MenuItemConstructorOptions } from 'electron';

/** The application menu: only what the page cannot do itself. It has developer tools only while developing. */
export function menuTemplate(options: {
  readonly platform: NodeJS.Platform;
  readonly developing: boolean;
  readonly reload: () => void;
}): MenuItemConstructorOptions[] {
  const { platform, developing, reload } = options;
  const mac: MenuItemConstructorOptions[] = platform === 'darwin' ? [{ role: 'appMenu' }] : [];
  const quit: MenuItemConstructorOptions[] = platform === 'darwin' ? [] : [{ type: 'separator' }, { role: 'quit' }];
  const tools: MenuItemConstructorOptions[] = developing ? [{ type: 'separator' }, { role: 'toggleDevTools' }] : [];
  return [
    ...mac,
    { label: 'Table', submenu: [{ label: 'Open the table anew', accelerator: 'CmdOrCtrl+R', click: reload }, ...quit] },
    { role: 'editMenu' },
    {
      label: 'View',
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        // Where the plus shares its key with the equals sign, nobody presses Shift for it.
        { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false, acceleratorWorksWhenHidden: true },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
        ...tools,
      ],
    },
  ];
}
