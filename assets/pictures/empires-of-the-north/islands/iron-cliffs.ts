import { clouds, cracks, farLand, heaven, sea, spray, surf } from '../../kit/sea.ts';
import { gull, longship } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const RED = '#b9492c';

/** Red cliffs with a bow like a ship's and a gate in them, veined with blue iron; 620 units wide, 420 high, running off to the right. */
function cliffs(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('240,10! 230,-200 250,-330 300,-400 380,-430 470,-410 620,-440! 620,10!', '#8f3f3c', {
      ink: ink - 1,
      hatch: 0.6,
      light: 30,
      shade: '#4a2a4c',
    });
    p.wash('250,-330 300,-400 380,-430 470,-410 620,-440! 620,-400 470,-376 390,-396 310,-366', '#d0704a', 0.85);
    for (const vein of ['240,-280 330,-300 420,-270 520,-290', '236,-140 340,-160 440,-130 540,-150'])
      p.stroke(vein, 12, '#4a4a7c', 0.85);
    cracks(p, ['330,-390 340,-300 320,-200', '420,-400 410,-280 430,-160 420,-20', '380,-160 390,-60'], '#8f3f3c', 3.4);
    p.form(
      '-210,10! -200,-70 -216,-130 -190,-190 -206,-250 -170,-310 -176,-350 -120,-384! -60,-372 -20,-400 40,-392! 100,-360 130,-372 190,-350! 236,-320 250,-250 300,-200! 330,-120 350,-60 360,10! 170,12! 168,-90 140,-150 96,-172 50,-150 22,-88 16,12!',
      RED,
      { ink, hatch: 0.8, light: 34, shade: '#57263f' },
    );
    p.wash(
      '-176,-350 -120,-384 -60,-372 -20,-400 40,-392 100,-360 130,-372 190,-350 160,-336 100,-340 40,-366 -20,-372 -70,-346 -130,-350',
      '#e58a48',
      0.9,
    );
    for (const [vein, weight] of [
      ['-190,-270 -120,-250 -40,-276 60,-250 150,-268 250,-240', 15],
      ['-204,-180 -140,-196 -70,-180 0,-206 60,-196', 11],
      ['190,-180 250,-170 320,-130', 11],
      ['-200,-100 -120,-112 -50,-96 10,-110', 13],
    ] as const)
      p.stroke(vein, weight, '#4c5f86', 0.85);
    cracks(
      p,
      [
        '-120,-380 -130,-300 -104,-220 -120,-120 -108,0',
        '-20,-396 -34,-310 -10,-220 -30,-120 -20,0',
        '100,-360 90,-290 110,-220',
        '190,-346 200,-260 230,-180 226,-60',
        '300,-196 280,-120 300,-20',
      ],
      RED,
      3.6,
    );
    for (const [x, y, long] of [
      [-70, -240, 90],
      [50, -240, 70],
      [-160, -176, 80],
      [266, -160, 90],
    ] as const)
      p.wash(
        `${x - 9},${y}! ${x + 9},${y}! ${x + 5},${y + long * 0.6} ${x},${y + long} ${x - 5},${y + long * 0.6}`,
        '#f0a060',
        0.75,
      );
  });
}

/** Cliffs red with iron, with a gate through which the sea breaks, and a small ship that passes under them. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 380, ['#5b6fb4', '#a58fc4', '#f0b49c', '#fbdca8']);
    clouds(p, '#fde6c8', 60, 220, 4, true);
    farLand(p, '-40,370! 30,300 110,280 180,300 260,290 320,350 340,372!', '#b08ab4');
    sea(p, 366, '#1f8fa6', { rows: 5, high: 1.7, crest: '#f6fbf2', deep: '#0d4a78' });
    longship(p, { x: 130, y: 392, size: 0.42 }, { sail: '#f7e7c0', stripe: '#d2622c' });
    cliffs(p, { x: 500, y: 416, size: 1 }, 5);
    p.form('560,340! 610,322 640,340 662,420! 540,420!', '#f7c79a', { ink: 0, opacity: 0.35 });
    spray(p, 300, 424, 1.3);
    spray(p, 600, 432, 0.9);
    spray(p, 720, 436, 0.8);
    p.form('226,452! 246,412 276,404 300,430 340,452!', '#7d3038', { ink: 4, hatch: 0.5 });
    surf(p, '260,428 380,436 480,430 560,440 700,432 860,440', 15);
    for (const [x, y] of [
      [230, 180],
      [270, 150],
      [200, 220],
      [260, 230],
    ] as const)
      gull(p, x, y, 14);
  },
  strip(p) {
    heaven(p, 180, ['#8fd0d4', '#f5e3b8']);
    cliffs(p, { x: 200, y: 166, size: 0.4 }, 5);
    surf(p, '80,164 200,168 340,162 440,168', 8);
  },
};
