import { interactionNames } from './interactions';
import type { Visit } from './measureVisit';

/** All measurements of a page. */
export interface PageResult {
  name: string;
  visits: Visit[];
  /** The same first load with a slowed CPU. */
  slow: Pick<Visit, 'firstPaint' | 'ready'>[];
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
};

const whole = (value: number) => (Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en'));

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

const columns: readonly [title: string, cell: (result: PageResult) => string][] = [
  ['page', ({ name }) => name],
  [
    'JS gz (+ gateway)',
    ({ visits }) =>
      `${kib(median(visits.map(({ load }) => load.app)))} KiB (+ ${kib(median(visits.map(({ load }) => load.gateway)))})`,
  ],
  ['requests', ({ visits }) => whole(median(visits.map(({ load }) => load.requests)))],
  [
    'first paint 1x / 4x',
    ({ visits, slow }) =>
      `${whole(median(visits.map(({ firstPaint }) => firstPaint)))} / ${whole(median(slow.map(({ firstPaint }) => firstPaint)))}`,
  ],
  [
    'ready 1x / 4x',
    ({ visits, slow }) =>
      `${whole(median(visits.map(({ ready }) => ready)))} / ${whole(median(slow.map(({ ready }) => ready)))}`,
  ],
  [
    'reload, new browser',
    ({ visits }) =>
      `${whole(median(visits.map(({ reload }) => reload)))}, ${whole(median(visits.map(({ restart }) => restart)))}`,
  ],
  ['CPU', ({ visits }) => whole(median(visits.map(({ cpu }) => cpu)))],
  [interactionNames.join(' / '), ({ visits }) => eachInteraction(visits, 'ms')],
  ['blocked', ({ visits }) => eachInteraction(visits, 'blocked')],
  [
    'heap, page + worker',
    ({ visits }) =>
      `${median(visits.map(({ heaps }) => heaps.page)).toFixed(1)} + ${median(visits.map(({ heaps }) => heaps.workers)).toFixed(1)} MB`,
  ],
];

function eachInteraction(visits: readonly Visit[], what: 'ms' | 'blocked'): string {
  if (visits.every(({ interactions }) => Object.keys(interactions).length === 0)) return '–';
  return interactionNames
    .map((name) => whole(median(visits.map(({ interactions }) => interactions[name]?.[what] ?? NaN))))
    .join(' / ');
}

/** Returns the medians as the Markdown table of docs/speed.md. */
export function formatTable(results: readonly PageResult[]): string {
  const rows = [
    columns.map(([title]) => title),
    columns.map((_, index) => (index === 0 ? '---' : '---:')),
    ...results.map((result) => columns.map(([, cell]) => cell(result))),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
