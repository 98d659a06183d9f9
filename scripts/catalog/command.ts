import type { NotAppliedReason } from '#server/types.generated';
import { publishFiles, type PublishSummary } from './publishFiles';
import { readOptions, USAGE, UsageError, type PublishOptions } from './options';

const SHOWN_ISSUES = 20;

/** What to set for a column that is not applied. */
const OPTIONS: Partial<Record<NotAppliedReason, string>> = {
  UNIT_MISSING: ' Set the unit with --weight-unit or --length-unit.',
  DATE_UNCLEAR: ' Set the order with --date-order.',
};

const googleLines = (google: PublishSummary['google']): string[] => {
  if (!google) return [];
  const { shopUrl, linkPattern, imageBaseUrl, items, leftOut, leftOutFile } = google;
  const shop =
    shopUrl === null
      ? 'no shop URL; set one with --shop-url'
      : `links ${shopUrl}${linkPattern}, images ${imageBaseUrl ?? shopUrl}`;
  return [
    `Google feed: ${items} items, ${leftOut.length} left out (${shop})`,
    ...leftOut
      .slice(0, SHOWN_ISSUES)
      .map(({ sku, reasons }) => `  ${sku}  ${reasons.map(({ message }) => message).join(' ')}`),
    ...(leftOutFile === null ? [] : [leftOutFile]),
  ];
};

const exportLines = ({ file, log, issues }: PublishSummary['exports'][number]): string[] => {
  const counts = new Map<string, number>();
  for (const { message } of issues) counts.set(message, (counts.get(message) ?? 0) + 1);
  const shown = [...counts].slice(0, SHOWN_ISSUES);
  return [file, ...log, ...shown.map(([message, count]) => `  ${count} × ${message}`)];
};

const text = (summary: PublishSummary): string => {
  const { issues, issueCounts } = summary;
  const shown = issues.filter(({ severity }) => severity !== 'INFO').slice(0, SHOWN_ISSUES);
  return [
    ...summary.files.map(({ file, layout, rows }) => `${file}: ${layout}, ${rows} rows`),
    `${summary.products} products, ${summary.variants} variants, ${summary.categories} categories`,
    `${summary.created} created, ${summary.updated} updated, ${summary.skipped} skipped, ${summary.failed} failed`,
    ...(summary.blocked ? [`${summary.blocked} with errors that block publishing`] : []),
    ...Object.entries(issueCounts).flatMap(([severity, count]) =>
      count ? [`${count} × ${severity.toUpperCase()}`] : [],
    ),
    ...shown.map(({ severity, rowNumber, field, message }) =>
      [`  ${severity}`, rowNumber && `row ${rowNumber}`, field, message].filter(Boolean).join('  '),
    ),
    ...summary.notApplied.map(({ message, reason }) => `Not applied: ${message}${OPTIONS[reason] ?? ''}`),
    ...(summary.leftOut ? [`${summary.leftOut} with errors left out and kept as drafts`] : []),
    ...(summary.version === null ? [] : [`Version ${summary.version}, checksum ${summary.checksum}`]),
    ...summary.feeds,
    ...googleLines(summary.google),
    ...summary.exports.flatMap(exportLines),
  ].join('\n');
};

/** Where the command writes. */
export interface Output {
  write: (text: string) => unknown;
  /** Whether a person watches it, so that it shows the progress. */
  isTTY?: boolean;
}

const run = async (options: PublishOptions, stdout: Output, stderr: Output): Promise<number> => {
  const report = (line: string) => void (stderr.isTTY && stderr.write(`\r\x1b[K${line}`));
  const { summary, refusal } = await publishFiles(options, report);
  if (stderr.isTTY) stderr.write('\r\x1b[K');
  stdout.write(`${options.json ? JSON.stringify(summary) : text(summary)}\n`);
  if (refusal !== null) stderr.write(`Refused: ${refusal}\n`);
  return refusal === null ? 0 : 1;
};

/** What is wrong with a path, by the codes of Node’s system errors. */
const PATH_ERRORS: Record<string, string> = {
  ENOENT: 'It doesn’t exist.',
  EACCES: 'You don’t have permission to open it.',
  EPERM: 'You don’t have permission to open it.',
  EEXIST: 'It’s a file, not a folder.',
  ENOTDIR: 'It’s a file, not a folder.',
};

/** A file that cannot be opened is a usage error; other system errors are thrown unchanged. */
const explain = (error: unknown): string => {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (error instanceof UsageError) return `${message}\nFor all options, run npm run catalog -- --help\n`;
  if (code !== undefined && path !== undefined) return `Can’t use ${path}: ${PATH_ERRORS[code] ?? message}\n`;
  throw error;
};

/**
 * Runs the command with these arguments. Returns its exit code: 0, 1 if the file or the catalog was rejected, or 2 for
 * a usage error.
 */
export async function runCommand(args: readonly string[], stdout: Output, stderr: Output): Promise<number> {
  try {
    const options = readOptions(args);
    if (options) return await run(options, stdout, stderr);
    stdout.write(USAGE);
    return 0;
  } catch (error) {
    stderr.write(explain(error));
    return 2;
  }
}
