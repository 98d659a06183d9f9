/** The first days of the months that the examples show. */
export const months: readonly Date[] = [5, 6, 7, 8, 9, 10].map((month) => new Date(Date.UTC(2026, month, 1)));

/** Products imported, updated, and removed in each month. */
export const changes = {
  imported: [320, 410, 280, 530, 610, 480],
  updated: [1240, 980, 1410, 1120, 1630, 1890],
  removed: [40, 85, 30, 120, 64, 95],
} as const;

/** What happened to products. */
export const changeKinds = ['imported', 'updated', 'removed'] as const;

/** Open issues by kind. */
export const issues = [
  { kind: 'image', count: 84 },
  { kind: 'price', count: 46 },
  { kind: 'text', count: 31 },
  { kind: 'gtin', count: 12 },
] as const;

/** Jobs on each day of a week, Monday first, in the morning, afternoon, and night. */
export const jobsByDay: readonly (readonly number[])[] = [
  [12, 31, 4],
  [18, 27, 6],
  [9, 35, 2],
  [22, 41, 8],
  [16, 19, 3],
  [3, 5, 1],
  [1, 4, 9],
];

/** The completeness of a catalog in percent. */
export const completeness = 78;

/** Products by what became of them: from files, then from feeds. */
export const flows = { published: [620, 380], waiting: [140, 90], failed: [45, 15] } as const;
