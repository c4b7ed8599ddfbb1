import { IDENTITY, keepsCircles, moved, scaleOf, times, type Matrix } from './matrix.ts';
import { straightened } from './straighten.ts';

/** What is painted with, and the units it is in where these are not those of the element. */
export type Paint = { readonly style: string | CanvasGradient | CanvasPattern; readonly units?: Matrix };

/** SVG's number for `objectBoundingBox`, and for a length in percent. */
const BOUNDING_BOX = 2;
const PERCENT = 2;

/** What a gradient paints an element with. */
export function gradientPaint(
  pen: CanvasRenderingContext2D,
  gradient: SVGGradientElement,
  of: SVGGraphicsElement,
): Paint {
  const boxed = gradient.gradientUnits.baseVal === BOUNDING_BOX;
  const { x, y, width, height } = boxed ? of.getBBox() : { x: 0, y: 0, width: 1, height: 1 };
  const units = times({ a: width, b: 0, c: 0, d: height, e: x, f: y }, listed(gradient.gradientTransform.baseVal));
  if (gradient instanceof SVGLinearGradientElement) return { style: linear(pen, gradient, boxed, units) };
  if (gradient instanceof SVGRadialGradientElement) return radial(pen, gradient, boxed, units);
  return { style: 'transparent' };
}

/** The map of a list of transforms. */
export function listed(list: SVGTransformList): Matrix {
  return Array.from(list, ({ matrix }) => matrix).reduce<Matrix>(times, IDENTITY);
}

/** A length; in the units of a bounding box a percentage is a share of 1. */
const measure = ({ baseVal }: SVGAnimatedLength, boxed: boolean): number =>
  boxed && baseVal.unitType === PERCENT ? baseVal.valueInSpecifiedUnits / 100 : baseVal.value;

function linear(
  pen: CanvasRenderingContext2D,
  gradient: SVGLinearGradientElement,
  boxed: boolean,
  units: Matrix,
): CanvasGradient {
  const [x1, y1, x2, y2] = [gradient.x1, gradient.y1, gradient.x2, gradient.y2].map((length) => measure(length, boxed));
  const { from, to } = straightened({ from: { x: x1 ?? 0, y: y1 ?? 0 }, to: { x: x2 ?? 0, y: y2 ?? 0 } }, units);
  return withStops(pen.createLinearGradient(from.x, from.y, to.x, to.y), gradient);
}

function radial(
  pen: CanvasRenderingContext2D,
  gradient: SVGRadialGradientElement,
  boxed: boolean,
  units: Matrix,
): Paint {
  const of = (name: 'cx' | 'cy' | 'fx' | 'fy' | 'r' | 'fr'): number => measure(gradient[name], boxed);
  const middle = { x: of('cx'), y: of('cy') };
  // Where no focus is given it is the middle.
  const focus = {
    x: gradient.hasAttribute('fx') ? of('fx') : middle.x,
    y: gradient.hasAttribute('fy') ? of('fy') : middle.y,
  };
  const inner = gradient.hasAttribute('fr') ? of('fr') : 0;
  const round = keepsCircles(units);
  const [map, scale] = round ? [units, scaleOf(units)] : [IDENTITY, 1];
  const [from, to] = [moved(map, focus), moved(map, middle)];
  const style = pen.createRadialGradient(from.x, from.y, inner * scale, to.x, to.y, of('r') * scale);
  return { style: withStops(style, gradient), ...(!round && { units }) };
}

function withStops(style: CanvasGradient, gradient: SVGGradientElement): CanvasGradient {
  for (const stop of gradient.querySelectorAll('stop')) {
    const { stopColor, stopOpacity } = getComputedStyle(stop);
    style.addColorStop(Math.max(0, Math.min(1, stop.offset.baseVal)), withOpacity(stopColor, Number(stopOpacity)));
  }
  return style;
}

/** A computed colour with less of it. */
const withOpacity = (colour: string, opacity: number): string =>
  opacity >= 1 ? colour : `color-mix(in srgb, ${colour} ${opacity * 100}%, transparent)`;
