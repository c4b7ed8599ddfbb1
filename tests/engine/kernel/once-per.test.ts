import { expect, test } from 'vitest';
import { oncePer } from '#engine/kernel/once-per.ts';

test('what is made for an object is made once, and for another object anew', () => {
  const asked: object[] = [];
  const made = oncePer((key: { n: number }) => {
    asked.push(key);
    return { twice: 2 * key.n };
  });
  const [one, alike] = [{ n: 1 }, { n: 1 }];
  expect(made(one)).toEqual({ twice: 2 });
  expect(made(one)).toBe(made(one));
  expect(made(alike)).not.toBe(made(one));
  expect(asked).toEqual([one, alike]);
});

test('what could not be made is tried again', () => {
  let tries = 0;
  const made = oncePer((_: object) => (++tries > 1 ? 'made' : undefined));
  const key = {};
  expect([made(key), made(key), made(key), tries]).toEqual([undefined, 'made', 'made', 2]);
});
