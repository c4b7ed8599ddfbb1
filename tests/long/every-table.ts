import { simulate, type Summary } from '#main/cli/simulate.ts';
import type { Part } from './part.ts';

/** Settings of a game: number of players, and each option. */
export type Table = { readonly players: number; readonly options: Readonly<Record<string, string>> };

function simulated(game: string, { players, options }: Table, games: number, level: string): Summary {
  let last = '{}';
  const settled = Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${value}`]);
  const argv = ['--game', game, '--players', players, ...settled, '--games', games, '--seed', 'long run'];
  simulate(
    [...argv, '--bots', level].map(String),
    (line) => (last = line),
    (line) => void process.stderr.write(`${line}\n`),
  );
  return JSON.parse(last) as Summary;
}

/** Plays `games` games of bots of one level with each of the settings; `named` describes the settings. */
export function everyTable(game: string, tables: readonly Table[], level: string, games: number, named: string): Part {
  const keys = Object.keys(tables[0]?.options ?? {});
  const rows = tables.map((table) => ({ ...table, ...simulated(game, table, games, level) }));
  const lines = rows.map(({ players, options, finished, failures, moves, rounds, endings }) => {
    const ended = Object.entries(endings).map(([code, count]) => `${code} ${count}`);
    const turns = `${rounds.min} / ${rounds.median} / ${rounds.max}`;
    const settled = keys.map((key) => options[key]);
    return `| ${[players, ...settled, finished, failures, Math.round(moves / games), turns, ended.join(', ')].join(' | ')} |`;
  });
  const heads = keys.map((key) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`);
  const cells = ['Players', ...heads, 'Finished', 'Failures', 'Moves a game', 'Turns (min, median, max)', 'Endings'];
  return {
    title: `${games} games of \`${level}\` for each ${named}`,
    lines: [`| ${cells.join(' | ')} |`, `|${cells.map(() => '---|').join('')}`, ...lines],
    failures: rows.reduce((sum, row) => sum + row.failures, 0),
  };
}
