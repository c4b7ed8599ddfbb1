import { seatName } from '#renderer/i18n/seat-name.ts';
import { list } from '#renderer/i18n/t.ts';
import type { GameEnding } from '#renderer/window/ending.ts';
import type { ScoreLines, SheetRow } from '#renderer/window/score-sheet.ts';
import type { TableOf } from '#renderer/window/types.ts';
import { defineWindow, type DepthPart, type GameWindow } from '#renderer/window/window.ts';
import { charts } from '../charts.ts';
import type { Form } from '../forms.ts';
import { toyPilot } from '../pilot.ts';
import { atTheLake } from '../rules/at-table.ts';
import { t, tCode } from '../t.ts';
import { lakeBoard } from './board.ts';
import { choicesFrom } from './choices.ts';
import OwnPart from './OwnPart.svelte';
import Pad from './Pad.svelte';
import { readerOf, type WindowTypes } from './read.ts';
import { sounds } from '../sounds.ts';
import Strip from './Strip.svelte';
import { toyThings } from '../things.ts';
import Top from './Top.svelte';
import { words } from './words.ts';

type Table = TableOf<WindowTypes>;

/** What each form has in its drawer. */
const DEPTHS: Readonly<Record<Form, readonly string[]>> = {
  toy: ['stock', 'objective'],
  'toy-hand': ['hand'],
  'toy-open': [],
};

const depthOf = (id: string, index: number): DepthPart<WindowTypes> => ({
  id,
  hold: () => tCode('drawer.hold', id),
  keep: (values) => tCode('drawer.keep', id, values),
  size: id === 'hand' ? 'hand' : 'strip',
  Part: OwnPart,
  ...(index > 0 && { key: 'o' }),
});

/** Who decides what: of a claim the value is told, for its cards lie in the drawer alone. */
function asked({ seats, view }: Table, seat: number | undefined) {
  const top: Partial<Table['view']['frames'][number]> = view.frames.at(-1) ?? {};
  const { kind = 'over', value = 0, spot = 0, left = 0 } = top;
  const values = { seat: seatName(seats, seat ?? 0), value, spot: spot + 1, left };
  return { title: tCode('ask', kind, values), why: tCode('why', kind, values) };
}

/** A row for each thing that was counted, in the order of the rules. */
function sheetOf({ seats }: Table, score: ScoreLines): SheetRow[] {
  return [...new Set(score.map(({ code }) => code))].map((key) => ({
    key,
    kind: 'line',
    title: tCode('score', key),
    note: '',
    cells: seats.map((_, seat) => {
      const line = score.find(({ code, seat: of }) => code === key && of === seat);
      return line === undefined ? null : { points: line.points, small: '' };
    }),
  }));
}

const headline: GameEnding<WindowTypes>['headline'] = ({ seats }, outcome) => {
  const code = outcome?.code ?? 'given-up';
  const winners = list((outcome?.winners ?? []).map((seat) => seatName(seats, seat)));
  return {
    title: tCode('end', code, { winners }),
    why: tCode('end.why', code),
    tone: code === 'flood' ? 'danger' : 'plain',
  };
};

/** The window of one form of the toy. Offers of deals are answered in it, but none is made: what is offered lies in a hand. */
export function toyWindow(form: Form): GameWindow {
  return defineWindow<WindowTypes>({
    read: readerOf(form),
    words,
    board: lakeBoard,
    panels: { Top, Strip },
    prompt: asked,
    choices: choicesFrom,
    pilot: toyPilot,
    things: toyThings,
    rules: atTheLake,
    ...(form !== 'toy-open' && { secret: { why: () => t('secret.why'), Pad } }),
    depths: DEPTHS[form].map(depthOf),
    sounds: () => Promise.resolve(sounds),
    ending: () => Promise.resolve({ Revealed: OwnPart, sheet: sheetOf, charts, headline }),
  });
}
