import type { IconArt } from './icon.ts';

/** The icons of a game by name. */
type IconSet<Name extends string> = {
  readonly icons: Readonly<Record<Name, IconArt>>;
  /** Whether a name is one of an icon. */
  isIcon(name: string): name is Name;
};

/** Icons by name; `files` are all drawings of a folder by path. @throws Error if a name has no file */
export function iconSet<const Name extends string>(
  names: readonly Name[],
  files: Readonly<Record<string, IconArt>>,
): IconSet<Name> {
  const drawn = new Map(
    Object.entries(files).map(([path, art]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), art]),
  );
  const artOf = (name: Name): IconArt => {
    const art = drawn.get(name);
    if (art === undefined) throw new Error(`nobody has drawn the icon ${name}`);
    return art;
  };
  // What is made from entries has lost the type of its keys.
  const icons = Object.fromEntries(names.map((name) => [name, artOf(name)])) as Record<Name, IconArt>;
  return { icons, isIcon: (name): name is Name => Object.hasOwn(icons, name) };
}
