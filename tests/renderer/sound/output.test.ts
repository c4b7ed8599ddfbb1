import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Output, type Hearing } from '#renderer/sound/output.ts';
import { atTheTable, type Named } from './at-the-table.ts';
import { fakeAudio, fakeDevice, settled } from './fake-audio.ts';

beforeEach(() => fakeAudio());
afterEach(() => vi.unstubAllGlobals());

const SOUND = {
  buffer: { name: 'coin 0' } as unknown as AudioBuffer,
  lane: 'table',
  at: 1,
  rate: 1,
  gain: 1,
  pan: 0,
} as const;

/** An output over a device of the tests, woken by a press. */
async function woken(prepare: (fake: ReturnType<typeof fakeDevice>) => void = () => undefined) {
  const fake = fakeDevice();
  prepare(fake);
  const said: Hearing[] = [];
  const output = new Output(fake.device, (now) => said.push(now));
  output.volumes = { table: 0.5, bed: 0.5, bell: 0.5 };
  output.wake();
  await settled();
  return { ...fake, output, said };
}

describe('the output', () => {
  it('opens the device at the first press, and once', async () => {
    const { output, opened, said } = await woken();
    for (let press = 0; press < 5; press += 1) output.wake();
    await settled();
    expect([opened.length, said]).toEqual([1, ['heard']]);
    output.play(SOUND);
    expect(opened[0]?.heard).toHaveLength(1);
  });

  it('is silent where there is no device, says so, and tries again at a press some time later', async () => {
    const { output, opened, state, said } = await woken(({ state: device }) => (device.there = false));
    expect([said, output.clock]).toEqual([['no-device'], undefined]);
    expect(() => output.play(SOUND)()).not.toThrow();
    expect(() => output.goOn({ ...SOUND, swell: SOUND.buffer, swellRate: 1 })(1, 1)).not.toThrow();
    state.there = true;
    output.wake();
    expect(opened, 'not at every press').toEqual([]);
    state.now += 11_000;
    output.wake();
    await settled();
    expect([said.at(-1), output.clock]).toEqual(['heard', 0]);
  });

  it('is silent where a device does not start', async () => {
    const { said, opened } = await woken(({ device, opened: all }) => {
      const open = device.open.bind(device);
      Object.assign(device, {
        open: () => {
          const context = open();
          for (const one of all) one.resumes = false;
          return context;
        },
      });
    });
    expect(said).toEqual(['no-device']);
    expect(opened[0]?.state).toBe('closed');
  });

  it('is silent where a device neither starts nor refuses', async () => {
    const { said, opened, look } = await woken(({ device, opened: all }) => {
      const open = device.open.bind(device);
      Object.assign(device, {
        open: () => {
          const context = open();
          for (const one of all) one.resume = () => new Promise(() => undefined);
          return context;
        },
      });
    });
    expect(said).toEqual([]);
    look();
    expect([said, opened[0]?.state]).toEqual([['no-device'], 'suspended']);
  });

  it('knows a device that goes: by what it says, by what it refuses, and by a clock that stands', async () => {
    const closed = await woken();
    closed.opened[0]?.turn('closed');
    expect(closed.said).toEqual(['heard', 'no-device']);
    const refusing = await woken();
    Object.assign(refusing.opened[0] ?? {}, { broken: true });
    expect(() => refusing.output.play(SOUND)).not.toThrow();
    expect(refusing.said).toEqual(['heard', 'no-device']);
    const erring = await woken();
    erring.opened[0]?.dispatchEvent(new Event('error'));
    expect(erring.said).toEqual(['heard', 'no-device']);
    const standing = await woken();
    standing.pass(1);
    standing.look();
    expect(standing.said).toEqual(['heard']);
    standing.state.now += 3000;
    standing.output.wake();
    expect(standing.said).toEqual(['heard', 'no-device']);
  });

  it('goes on where it was stopped from outside and can go on, and else is lost', async () => {
    const back = await woken();
    back.opened[0]?.turn('suspended');
    await settled();
    back.pass(3);
    back.look();
    expect([back.said, back.opened[0]?.state]).toEqual([['heard'], 'running']);
    const lost = await woken();
    Object.assign(lost.opened[0] ?? {}, { resumes: false });
    lost.opened[0]?.turn('suspended');
    await settled();
    expect(lost.said).toEqual(['heard', 'no-device']);
  });

  it('has new nodes on a new device, and the bed with them', async () => {
    const { player, opened, pass, hearings } = await atTheTable();
    const bed = (which: number): string[] =>
      (opened[which]?.scheduled ?? []).filter(({ loop }) => loop).map(({ buffer }) => (buffer as Named).name);
    expect(bed(0).length).toBeGreaterThan(8);
    opened[0]?.turn('closed');
    pass(11);
    player.wake();
    await settled();
    expect(hearings).toEqual(['heard', 'no-device', 'heard']);
    expect(bed(1)).toEqual(bed(0));
  });
});
