/** Paths that were read, for what they were read from: a coast is long. */
const read = new WeakMap<Element, { readonly d: string; readonly path: Path2D }>();

/** The outline of a shape in its own units; undefined for what is none. */
export function outlineOf(element: Element): Path2D | undefined {
  if (element instanceof SVGPathElement) return pathOf(element);
  const path = new Path2D();
  if (element instanceof SVGRectElement) addRect(path, element);
  else if (element instanceof SVGCircleElement) {
    const r = element.r.baseVal.value;
    addEllipse(path, element, r, r);
  } else if (element instanceof SVGEllipseElement)
    addEllipse(path, element, element.rx.baseVal.value, element.ry.baseVal.value);
  else if (element instanceof SVGLineElement) {
    path.moveTo(element.x1.baseVal.value, element.y1.baseVal.value);
    path.lineTo(element.x2.baseVal.value, element.y2.baseVal.value);
  } else if (element instanceof SVGPolygonElement || element instanceof SVGPolylineElement) {
    for (const { x, y } of element.points) path.lineTo(x, y);
    if (element instanceof SVGPolygonElement) path.closePath();
  } else return undefined;
  return path;
}

function pathOf(element: SVGPathElement): Path2D {
  const d = element.getAttribute('d') ?? '';
  const before = read.get(element);
  if (before?.d === d) return before.path;
  const path = new Path2D(d);
  read.set(element, { d, path });
  return path;
}

function addRect(path: Path2D, element: SVGRectElement): void {
  const [x, y] = [element.x.baseVal.value, element.y.baseVal.value];
  const [width, height] = [element.width.baseVal.value, element.height.baseVal.value];
  if (width <= 0 || height <= 0) return;
  const [across, down] = [element.rx.baseVal.value, element.ry.baseVal.value];
  // Where one is not given it is as the other.
  const rx = Math.min(element.hasAttribute('rx') ? across : down, width / 2);
  const ry = Math.min(element.hasAttribute('ry') ? down : across, height / 2);
  if (rx > 0 && ry > 0) path.roundRect(x, y, width, height, { x: rx, y: ry });
  else path.rect(x, y, width, height);
}

function addEllipse(path: Path2D, element: SVGCircleElement | SVGEllipseElement, rx: number, ry: number): void {
  if (rx <= 0 || ry <= 0) return;
  path.ellipse(element.cx.baseVal.value, element.cy.baseVal.value, rx, ry, 0, 0, 2 * Math.PI);
  path.closePath();
}
