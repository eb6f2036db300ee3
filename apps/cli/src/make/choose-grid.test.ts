import { describe, expect, it } from 'vitest';
import { chooseGrid } from './choose-grid.ts';

const MAX_GRID = { columns: 12, rows: 12 };

describe('columns and rows for a number of photos', () => {
  it('chooses the squarest cells that fit the page', () => {
    expect(chooseGrid(40, { width: 100, height: 70 }, MAX_GRID)).toEqual({ columns: 8, rows: 5 });
    expect(chooseGrid(40, { width: 70, height: 100 }, MAX_GRID)).toEqual({ columns: 5, rows: 8 });
    expect(chooseGrid(1, { width: 50, height: 40 }, MAX_GRID)).toEqual({ columns: 1, rows: 1 });
    expect(chooseGrid(9, { width: 40, height: 40 }, MAX_GRID)).toEqual({ columns: 3, rows: 3 });
  });

  it('leaves few cells empty', () => {
    expect(chooseGrid(7, { width: 100, height: 70 }, MAX_GRID)).toEqual({ columns: 4, rows: 2 });
  });

  it('has a cell for every photo, for any number', () => {
    for (let count = 1; count <= 144; count++) {
      const grid = chooseGrid(count, { width: 100, height: 70 }, MAX_GRID);
      expect((grid?.columns ?? 0) * (grid?.rows ?? 0)).toBeGreaterThanOrEqual(count);
    }
  });

  it('returns null for too many photos', () => {
    expect(chooseGrid(145, { width: 100, height: 70 }, MAX_GRID)).toBeNull();
    expect(chooseGrid(9, { width: 10, height: 20 }, { columns: 2, rows: 4 })).toBeNull();
  });
});
