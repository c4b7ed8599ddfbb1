import { clouds, heaven, sea, surf } from '../../kit/sea.ts';
import { weather } from '../../kit/land.ts';
import { mix } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** Steam that rises and leans, from y = 0 up, about 330 units high. */
function steam(p: Painter, place: Place, colour = '#f4f5f1'): void {
  p.at(place, () => {
    const look = { ink: 0, shade: mix(colour, '#7f93a3', 0.5), light: 14 };
    p.form(
      '-40,0 -66,-40 -50,-80 -78,-116 -52,-160 -66,-210 -26,-250 0,-306 60,-330 130,-346 176,-300 150,-250 96,-232 110,-180 72,-140 84,-90 46,-60 44,-10 0,8',
      colour,
      {
        ...look,
        opacity: 0.6,
      },
    );
    p.form(
      '-16,0 -34,-50 -18,-96 -40,-140 -10,-186 -20,-226 24,-260 60,-296 100,-280 70,-230 60,-190 36,-150 44,-104 20,-64 20,-14',
      colour,
      {
        ...look,
        opacity: 0.75,
      },
    );
    p.stroke('-30,-30 -52,-80 -24,-130 -44,-190 0,-240', 3, '#8fa0aa', 0.6);
    p.stroke('30,-30 58,-90 34,-150 84,-210 110,-260', 3, '#8fa0aa', 0.6);
  });
}

/** A basin of hot water that has built itself terraces of sinter, about 440 units wide. */
function basin(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const [grow, y, colour] of [
      [1.22, 52, '#b98a50'],
      [1.1, 26, '#cfa868'],
      [1, 0, '#e2c891'],
    ] as const)
      p.at({ x: 0, y, size: grow }, () => {
        p.form(
          '-206,-14 -196,-44 -150,-60 -110,-54 -70,-70 -10,-64 40,-74 100,-60 150,-62 200,-36 206,-8 188,10 192,30 150,34 120,56 78,46 40,62 -4,50 -50,64 -90,48 -134,54 -156,32 -200,24',
          colour,
          {
            ink: ink - 1,
            hatch: 0.5,
            light: 7,
            shade: '#96693a',
          },
        );
        for (let x = -150; x <= 150; x += 36)
          p.stroke(`${x},${44 - Math.abs(x) * 0.08} ${x + 3},54 ${x - 1},62`, 3, '#8a5a2e', 0.8);
      });
    p.form(
      '-182,-16 -170,-38 -112,-42 -60,-54 0,-50 60,-56 120,-46 176,-30 184,-10 150,10 96,22 30,30 -40,30 -110,24 -164,8',
      '#58b9b4',
      {
        ink: ink - 1,
        shade: '#2c7f8c',
        light: 8,
      },
    );
    p.form('-90,-16 -50,-32 20,-34 90,-24 100,-4 40,12 -40,12 -84,2', '#2b8c9c', {
      ink: 0,
      shade: '#1d6678',
      light: 4,
    });
    for (const points of ['-130,-22 -88,-28 -48,-24', '30,-38 70,-42 110,-34', '-30,12 20,16 70,12'])
      p.stroke(points, 2.6, '#d9f2ea');
  });
}

/** Somebody who sits in the water up to the shoulders, seen from behind. */
function bather(p: Painter, place: Place, hair: string): void {
  p.at(place, () => {
    p.form('-30,0! -30,-18 -12,-28 12,-28 30,-16 32,0!', '#c98f63', { ink: 3, light: 5 });
    p.disc(0, -42, 17, '#c98f63', { ink: 3, high: 20, light: 5 });
    p.form('-18,-36 -20,-54 -8,-64 10,-64 20,-52 18,-30 8,-26 -10,-26', hair, { ink: 3, light: 4 });
    p.stroke('-40,1 0,4 42,0', 3, '#d9f2ea');
  });
}

/** A steaming spring in a basin of yellow sinter on a snowy isle, and two who bathe in it. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    heaven(p, 230, ['#71889a', '#a9bcc4', '#d6d8d0']);
    clouds(p, '#e2e6e4', 20, 120, 4);
    p.form('-40,240! 60,196 130,150 170,138 220,170 300,190 360,232!', '#a9b8c4', { ink: 2 });
    sea(p, 226, '#55788a', { rows: 5, high: 0.8 });
    p.form(
      '-20,470! 40,350 150,290 300,262 460,256 620,244 740,216 870,190! 870,440! 600,452 300,448 100,456!',
      '#dde3e6',
      { ink: 4, hatch: 0.4, light: 26 },
    );
    p.form('560,264! 620,240 650,206 700,182 760,188 800,150 870,128! 870,270! 700,276', '#6c6f72', {
      ink: 4,
      hatch: 0.7,
    });
    p.wash('640,214 700,184 764,188 800,152 870,128! 870,158 800,184 760,208 700,204', '#e8ecef', 0.95);
    steam(p, { x: 730, y: 278, size: 0.6 });
    steam(p, { x: 480, y: 330, size: 1.05 });
    steam(p, { x: 320, y: 330, size: 0.8 });
    basin(p, { x: 430, y: 336, size: 0.98 }, 5);
    bather(p, { x: 356, y: 346, size: 1.1 }, '#5a3524');
    bather(p, { x: 510, y: 338, size: 1 }, '#c0843c');
    p.form('76,432! 84,408 110,402 146,408 150,430! 110,436', '#a8392b', { ink: 3, hatch: 0.5, light: 5 });
    surf(p, '10,460 140,454 300,448 460,454 640,452 860,444', 13);
    weather(p, 'snow', 34);
  },
  strip(p) {
    heaven(p, 180, ['#3f4f5f', '#4c5f6e']);
    steam(p, { x: 150, y: 60, size: 0.5 });
    steam(p, { x: 260, y: 60, size: 0.5 });
    basin(p, { x: 224, y: 74, size: 0.78 }, 5);
  },
};
