/** Cross-checks of the regions: edges and parts, icons and huts, the volcano, no side twice. */
import { mustBe, mustBeUnique, shown, total } from '../../kernel/pack/report.ts';
import type { Check, Report } from '../../kernel/pack/report.ts';
import type { Pack } from './schema.ts';
import type { Side } from './schema-map.ts';

/** All resource icons of a side, those of the land first. */
function iconsOf(side: Side): string[] {
  return [...side.lands, ...side.waters].flatMap((part) => part.icons);
}

/** Every edge must belong to exactly one part, and to one of its own kind. */
function checkPartition(side: Side, path: string, report: Report): void {
  const owners: string[][] = side.edges.map(() => []);
  const parts = [
    ...side.lands.map((part, index) => ({ part, path: `${path}.lands.${index}.edges`, sea: false })),
    ...side.waters.map((part, index) => ({ part, path: `${path}.waters.${index}.edges`, sea: true })),
  ];
  for (const { part, path: partPath, sea } of parts) {
    for (const edge of part.edges) {
      owners[edge]?.push(partPath);
      const kind = side.edges[edge];
      if ((kind === 'sea') !== sea)
        report(partPath, `got edge ${edge}, a ${kind} edge, expected ${sea ? 'sea' : 'land'} edges only`);
    }
  }
  owners.forEach((owner, edge) => {
    if (owner.length !== 1)
      report(`${path}.edges.${edge}`, `got ${owner.length} parts with edge ${edge}, expected exactly one`);
  });
}

/** With two lands there must be one water between them, and both lands must reach an edge. */
function checkParts(side: Side, path: string, report: Report): void {
  if (side.lands.length === 2 && side.waters.length !== 1) {
    report(`${path}.waters`, `got ${side.waters.length} waters, expected 1 between the two banks of an inlet`);
  }
  if (side.lands.length === 2 && side.lands.some((land) => land.edges.length === 0)) {
    report(`${path}.lands`, 'got a bank without edges, expected both banks of an inlet to reach an edge');
  }
}

/** A region of the deck must have land; icons and huts make five, except on the volcano. */
function checkRegion(side: Side, path: string, report: Report): void {
  if (side.lands.length === 0) report(`${path}.lands`, 'got no land, expected land for the citizens who go ashore');
  const sum = iconsOf(side).length + side.huts;
  if (side.volcano) {
    if (sum === 5) report(`${path}.volcano`, 'got icons and huts that make 5, expected another sum on the volcano');
  } else mustBe(report, `${path}.huts`, side.huts, 5 - iconsOf(side).length, 'icons and huts make five');
}

/** The side as a text that is the same for all six rotations. */
function rotationless(side: Side): string {
  const turned = side.edges.map((_, turn) => {
    const parts = (list: { edges: number[]; icons: string[] }[]): string[] =>
      list
        .map((part) => `${part.edges.map((edge) => (edge + turn) % 6).toSorted()}:${part.icons.toSorted()}`)
        .toSorted();
    const edges = side.edges.map((_, direction) => side.edges[(direction + 6 - turn) % 6]);
    return JSON.stringify([edges, parts(side.lands), parts(side.waters), side.huts, side.volcano ?? false]);
  });
  return turned.toSorted()[0] ?? '';
}

/** The two sides of the starting tile (rulebook 2.0, pp. 3 and 16). */
function checkStart(pack: Pack, report: Report): void {
  const { openSea, desertVillage } = pack.start;
  openSea.edges.forEach((edge, index) => {
    mustBe(report, `start.openSea.edges.${index}`, edge, 'sea', 'ships leave the open sea in every direction');
  });
  if (iconsOf(openSea).length === 0) report('start.openSea.waters', 'got no fish, expected fish on the open sea');
  mustBe(report, 'start.openSea.huts', openSea.huts, 0, 'nobody lives on the open sea');
  mustBe(report, 'start.desertVillage.huts', desertVillage.huts, 5, 'the desert village has five huts');
  mustBe(report, 'start.desertVillage.lands', iconsOf(desertVillage).length, 0, 'five huts leave no room for icons');
  mustBe(report, 'start.desertVillage.lands', desertVillage.lands.length, 1, 'all citizens stand on one land there');
  const edges = new Set(pack.hexes.flatMap(({ sides }) => sides.flatMap((side) => side.edges)));
  const continued = (side: Side, sea: boolean) =>
    side.edges.some((edge) => (edge === 'sea') === sea && edges.has(edge));
  if (!continued(openSea, true)) report('start.openSea.edges', 'got no sea edge that a region continues');
  if (!continued(desertVillage, false)) report('start.desertVillage.edges', 'got no land edge that a region continues');
}

/** Checks hexagons and starting tile. */
export const checkMap: Check<Pack> = (pack, report) => {
  const regions = pack.hexes.flatMap((hex, index) =>
    hex.sides.map((side, face) => ({ side, path: `hexes.${index}.sides.${face}` })),
  );
  const starts = Object.entries(pack.start).map(([name, side]) => ({ side, path: `start.${name}` }));
  mustBe(report, 'hexes', pack.hexes.length, 24, 'the box holds twenty-four region hexagons');
  mustBeUnique(
    report,
    pack.hexes.map((hex, index) => ({ path: `hexes.${index}.id`, value: hex.id })),
    'an id',
  );
  mustBeUnique(
    report,
    [...regions, ...starts].map(({ side, path }) => ({ path: `${path}.id`, value: side.id })),
    'an id',
  );
  mustBeUnique(
    report,
    regions.map(({ side, path }) => ({ path, value: rotationless(side) })),
    'a region',
  );
  for (const { side, path } of [...regions, ...starts]) {
    checkPartition(side, path, report);
    checkParts(side, path, report);
  }
  for (const { side, path } of regions) checkRegion(side, path, report);
  const volcanoes = total(regions.map(({ side }) => (side.volcano ? 1 : 0)));
  if (volcanoes !== 1) report('hexes', `got ${shown(volcanoes)} volcanoes, expected 1`);
  checkStart(pack, report);
};
