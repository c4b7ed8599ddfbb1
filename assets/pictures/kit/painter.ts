import { Chance } from './chance.ts';
import { mix, shadeOf } from './colour.ts';
import { HOURS, type Hour, type HourName } from './hours.ts';
import { contour, INK, penStroke } from './ink.ts';
import { boxOf, lineOf, pathOf, round, type Line, type Point } from './line.ts';

/** How a form is painted; without anything as something of middle size that stands in front. */
export type Look = {
  /** The colour of its dark side; made from its own by default. */
  readonly shade?: string;
  /** The width of its contour in units: 5 on the hero, 3 on what stands by, 2 far off, 0 for none. */
  readonly ink?: number;
  /** How far the light is moved towards the lamp, in units: more on what is large and round. */
  readonly light?: number;
  /** Hatching on the dark side, from 0 to 1. */
  readonly hatch?: number;
  readonly opacity?: number;
};

/** Where and how large what follows is painted. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly flip?: boolean;
  readonly turn?: number;
};

const HERE: Required<Place> = { x: 0, y: 0, size: 1, flip: false, turn: 0 };

/** Paints one picture, back to front. Points are in units of the whole picture, or of what is being placed. */
export class Painter {
  readonly chance: Chance;
  readonly hour: Hour;
  readonly width: number;
  readonly height: number;
  readonly #scope: string;
  #parts: string[] = [];
  #clips: string[] = [];
  #places: Required<Place>[] = [];

  /** Of a picture so many units wide and high. */
  constructor(seed: string, hour: HourName, { width, height }: { readonly width: number; readonly height: number }) {
    this.width = width;
    this.height = height;
    this.chance = new Chance(seed);
    this.hour = HOURS[hour];
    this.#scope = seed.replace(/[^a-z0-9]/gi, '-');
  }

  /** What was painted so far, as SVG; and the clips it refers to. */
  get svg(): { readonly parts: string; readonly clips: string } {
    return { parts: this.#parts.join('\n'), clips: this.#clips.join('\n') };
  }

  /** Adds SVG as it is. */
  raw(svg: string): void {
    this.#parts.push(svg);
  }

  /** Paints something elsewhere, in another size, or the other way round; `paint` has its own origin. */
  at(place: Place, paint: (painter: this) => void): void {
    this.#places.push({ ...HERE, ...place });
    paint(this);
    this.#places.pop();
  }

  /** How much larger than written things are painted here. */
  get size(): number {
    return this.#places.reduce((all, { size }) => all * size, 1);
  }

  /** Whether some of it lies in the picture: what lies outside is not painted, and the rasteriser fails on some of it. */
  #shows(line: Line): boolean {
    const { left, top, right, bottom } = boxOf(line);
    return right > 1 && bottom > 1 && left < this.width - 1 && top < this.height - 1;
  }

  #laid(line: Line): Line {
    return this.#places.reduceRight<Line>(
      (moved, { x, y, size, flip, turn }) => moved.map((point) => lay(point, { x, y, size, flip, turn })),
      line,
    );
  }

  #line(written: string | Line, closed: boolean): Line {
    return this.#laid(typeof written === 'string' ? lineOf(written, closed) : written);
  }

  /** A form in two tones with contour, pigment at its edge and hatching: the points of its outline, and its colour in the light. */
  form(outline: string | Line, colour: string, look: Look = {}): void {
    const line = this.#line(outline, true);
    if (!this.#shows(line)) return;
    const { shade = shadeOf(colour), ink = 3, light = 11, hatch = 0, opacity = 1 } = look;
    const [d, id] = [pathOf(line), this.#clip(line)];
    // On what is very small a slip of several units would be the whole form.
    const { left, top, right, bottom } = boxOf(line);
    const move = Math.min(light * Math.min(1.2, Math.max(0.25, this.size)), 0.3 * Math.min(right - left, bottom - top));
    const [slipX, slipY] = [this.chance.number(0.8, 2.6), this.chance.number(0.4, 2)];
    const marks = hatch > 0 ? this.#hatching(line, shade, hatch) : '';
    const inked = ink > 0 ? `<path d="${contour(line, this.#weight(ink), this.chance)}" fill="${INK}"/>` : '';
    this.#parts.push(
      `<g${opacity < 1 ? ` opacity="${opacity}"` : ''}><g transform="translate(${round(slipX)} ${round(slipY)})">` +
        `<g clip-path="url(#${id})"><path d="${d}" fill="${shade}"/>` +
        `<path d="${d}" fill="${colour}" transform="translate(${round(-move)} ${round(-move * 0.9)})"/>` +
        `<path d="${d}" fill="none" stroke="${mix(colour, INK, 0.55)}" stroke-width="7" stroke-opacity="0.28"/>${marks}</g></g>${inked}</g>`,
    );
  }

  /** A flat wash without contour, its edge a little wet. */
  wash(outline: string | Line, colour: string, opacity = 1): void {
    const line = this.#line(outline, true);
    if (this.#shows(line)) this.#parts.push(`<path d="${pathOf(line)}" fill="${colour}" fill-opacity="${opacity}"/>`);
  }

  /** A stroke of the pen or brush, thin at its ends. */
  stroke(points: string | Line, weight = 3, colour: string = INK, opacity = 1): void {
    const line = this.#line(points, false);
    const d = penStroke(line, this.#weight(weight), this.chance);
    if (this.#shows(line)) this.#parts.push(`<path d="${d}" fill="${colour}" fill-opacity="${opacity}"/>`);
  }

  /** A beam of even width: a mast, a rope, a leg of a table. */
  beam(points: string | Line, weight: number, colour: string, look: Look = {}): void {
    const line = typeof points === 'string' ? lineOf(points, false) : points;
    const side = (way: 1 | -1): Point[] =>
      line.map((point, at) => {
        const [from, to] = [line[Math.max(0, at - 1)] as Point, line[Math.min(line.length - 1, at + 1)] as Point];
        const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
        return {
          x: point.x - (way * weight * (to.y - from.y)) / long / 2,
          y: point.y + (way * weight * (to.x - from.x)) / long / 2,
        };
      });
    this.form([...side(-1), ...side(1).reverse()], colour, { light: weight * 0.3, ...look });
  }

  /** A disc, or an oval one. */
  disc(x: number, y: number, radius: number, colour: string, look: Look & { readonly high?: number } = {}): void {
    const { high = radius, ...rest } = look;
    const many = Math.max(14, Math.ceil((radius * 6) / 5));
    const line = Array.from({ length: many }, (_, at) => ({
      x: x + radius * Math.cos((at / many) * 2 * Math.PI),
      y: y + high * Math.sin((at / many) * 2 * Math.PI),
    }));
    this.form(line, colour, rest);
  }

  /** A light that spreads: fire, lamp, moon. */
  glow(x: number, y: number, radius: number, colour: string, strength = 0.8): void {
    const [at] = this.#laid([{ x, y }]);
    const id = `${this.#scope}-glow-${this.#clips.length}`;
    this.#clips.push(
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/>` +
        `<stop offset="0.45" stop-color="${colour}" stop-opacity="${round(strength * 3.2) / 10}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    const r = radius * this.size;
    // Half of it as light on what has colour, so that ink stays ink.
    for (const blend of ['screen', 'overlay'])
      this.#parts.push(
        `<circle cx="${round(at?.x ?? 0)}" cy="${round(at?.y ?? 0)}" r="${round(r)}" fill="url(#${id})" opacity="0.62" style="mix-blend-mode:${blend}"/>`,
      );
  }

  #weight(ink: number): number {
    return ink * Math.min(1.15, Math.max(0.5, this.size));
  }

  #clip(line: Line): string {
    const id = `${this.#scope}-${this.#clips.length}`;
    this.#clips.push(`<clipPath id="${id}"><path d="${pathOf(line)}"/></clipPath>`);
    return id;
  }

  /** Strokes across the dark side of a form, of unequal length. */
  #hatching(line: Line, colour: string, amount: number): string {
    const { left, top, right, bottom } = boxOf(line);
    const [wide, high] = [right - left, bottom - top];
    const ink = mix(colour, INK, 0.6);
    const strokes: string[] = [];
    for (let along = 0.55; along < 1.05; along += 9 / (wide + high + 1)) {
      const long = this.chance.number(0.12, 0.34) * Math.min(wide, high) * (0.6 + amount);
      const across = this.chance.number(0.25, 0.9);
      const x = left + wide * (along - 0.12 + 0.24 * (1 - across));
      const y = top + high * (0.3 + 0.65 * across);
      const way = { x: long * 0.62, y: -long * 0.78 };
      const pen = penStroke(
        lineOf(`${round(x)},${round(y)} ${round(x + way.x)},${round(y + way.y)}`),
        1.8,
        this.chance,
      );
      strokes.push(`<path d="${pen}"/>`);
    }
    return `<g fill="${ink}" fill-opacity="${round(4 + 4 * amount) / 10}">${strokes.join('')}</g>`;
  }
}

function lay({ x, y }: Point, place: Required<Place>): Point {
  const angle = (place.turn * Math.PI) / 180;
  const [sx, sy] = [(place.flip ? -x : x) * place.size, y * place.size];
  return {
    x: place.x + sx * Math.cos(angle) - sy * Math.sin(angle),
    y: place.y + sx * Math.sin(angle) + sy * Math.cos(angle),
  };
}
