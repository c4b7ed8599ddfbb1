import { afterEach, describe, expect, it } from 'vitest';
import { anyOf } from '#engine/bots/random.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { closingTable, faults, GAME } from './closing-table.ts';
import { codeOf, KINDS, seated, type Choice } from './support.ts';

afterEach(() => expect(faults.splice(0)).toEqual([]));

const CUBE: Choice = { type: 'pay', with: 'cube' } as Choice;
const TOKEN: Choice = { type: 'pay', with: 'token' } as Choice;

type Found = { readonly state: object; readonly seat: number; readonly move: Choice };

/** Whether a seat may make these moves one after the other. */
function areLegal(state: object, seat: number, moves: readonly Choice[]): boolean {
  const at = GAME.copy(state);
  return moves.every((move) => {
    if (GAME.refusal(at, seat, move) !== undefined) return false;
    GAME.apply(at, seat, move, () => undefined);
    return true;
  });
}

/** The first move of random games that is as wanted, at the open table. @throws Error where there is none */
function find(wanted: (found: Found) => boolean): Found {
  for (let game = 0; game < 60; game++) {
    const rng = streamOf(`presses ${game}`);
    const state = GAME.setup(GAME.schema.options.parse(KINDS.archipelago.options), `presses ${game}`, () => undefined);
    for (let [seat] = GAME.deciders(state); seat !== undefined; [seat] = GAME.deciders(state)) {
      const moves = GAME.legalMoves(state, seat);
      const found = GAME.secret(state) ? undefined : moves.find((move) => wanted({ state, seat: seat ?? 0, move }));
      if (found !== undefined) return { state: GAME.copy(state), seat, move: found };
      GAME.apply(state, seat, anyOf(moves, rng), () => undefined);
    }
  }
  throw new Error('no such move');
}

const isBuild = ({ type, ...rest }: Choice): boolean => type === 'build' && 'building' in rest;

/** A table at which the game has come to `state`, and somebody sits. */
async function tableAt(state: object) {
  const { sitter } = await closingTable(state);
  await sitter.settle();
  return sitter;
}

describe('moves made with one press', () => {
  const paid = find(({ state, seat, move }) => isBuild(move) && areLegal(state, seat, [move, CUBE, CUBE]));

  it('are played together, taken back together and played again together', async () => {
    const sitter = await tableAt(paid.state);
    const before = JSON.stringify(sitter.now.view);
    const { seq } = sitter.now;
    await sitter.done('move', { seat: paid.seat, move: paid.move, then: [CUBE, CUBE] });
    expect(sitter.now).toMatchObject({ played: 3, seq: seq + 1 });
    const after = JSON.stringify(sitter.now.view);
    await sitter.done('undo');
    expect(sitter.now.played).toBe(0);
    expect(JSON.stringify(sitter.now.view)).toBe(before);
    await sitter.done('redo');
    expect(sitter.now.played).toBe(3);
    expect(JSON.stringify(sitter.now.view)).toBe(after);
  });

  it('are previewed together', async () => {
    const sitter = await tableAt(paid.state);
    const reply = await sitter.at('preview', { seat: paid.seat, move: paid.move, then: [CUBE, CUBE] });
    const types = reply.type === 'preview' ? reply.events.map(({ type }) => type) : [];
    expect(types.filter((type) => type === 'cube-paid')).toHaveLength(2);
  });

  it('are refused together where one of them cannot be paid, which the table is not told', async () => {
    const poor = find(
      ({ state, seat, move }) =>
        isBuild(move) &&
        !areLegal(state, seat, [move, CUBE, CUBE]) &&
        (areLegal(state, seat, [move, CUBE, TOKEN]) || areLegal(state, seat, [move, TOKEN, CUBE])),
    );
    const sitter = await tableAt(poor.state);
    const before = JSON.stringify(sitter.now);
    const reply = await sitter.at('move', { seat: poor.seat, move: poor.move, then: [CUBE, CUBE] });
    expect(codeOf(reply)).toBe('look-behind-your-screen');
    expect(JSON.stringify(sitter.now)).toBe(before);
    await sitter.done('move', { seat: poor.seat, move: poor.move });
    expect(sitter.now.played).toBe(1);
  });

  it('end with one that shows something new: what was to follow is not even looked at', async () => {
    const shown = find(({ move }) => move.type === 'take-hex');
    const sitter = await tableAt(shown.state);
    const [seat, move] = [shown.seat, shown.move];
    await sitter.done('move', { seat, move, then: [{ type: 'discard-hex' }, { type: 'end-round' }] });
    expect(sitter.now.played).toBe(1);
  });

  it('are never moves of a secret decision, nor anything else', async () => {
    const { sitter } = await seated('toy');
    await sitter.settle();
    const turn = await sitter.turn();
    const [move] = turn?.moves ?? [];
    const reply = await sitter.at('move', { seat: turn?.seat, move, then: [move] });
    expect(codeOf(reply)).toBe('unknown-move');
    const opened = await tableAt(paid.state);
    const odd = await opened.at('move', { seat: paid.seat, move: paid.move, then: [{ type: 'sing' }] });
    expect(codeOf(odd)).toBe('unknown-move');
    expect(opened.now.played).toBe(0);
  });
});
