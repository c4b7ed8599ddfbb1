/** Short waves over an area as one path: rows that are shifted against each other, the same every time. */
export function waves(width: number, height: number, step = 26): string {
  const rows: string[] = [];
  for (let row = 0; row * step * 0.6 < height; row++) {
    const y = 12 + row * step * 0.6;
    for (let x = 8 + ((row * 37) % step); x < width - 14; x += step * (1.4 + ((row * 7 + x) % 5) * 0.16)) {
      if (y < height - 4) rows.push(`M${x.toFixed(1)} ${y.toFixed(1)}q3.5 -3.4 7 0t7 0`);
    }
  }
  return rows.join('');
}
