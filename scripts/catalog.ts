import { publishFiles, type PublishSummary } from './catalog/publishFiles';
import { readOptions, USAGE, UsageError, type PublishOptions } from './catalog/options';

const SHOWN_ISSUES = 20;

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
    ...(summary.leftOut ? [`${summary.leftOut} with errors left out and kept as drafts`] : []),
    ...(summary.version === null ? [] : [`Version ${summary.version}, checksum ${summary.checksum}`]),
    ...summary.feeds,
    ...googleLines(summary.google),
  ].join('\n');
};

const run = async (options: PublishOptions): Promise<number> => {
  const isTerminal = process.stderr.isTTY;
  const report = (line: string) => void (isTerminal && process.stderr.write(`\r\x1b[K${line}`));
  const { summary, refusal } = await publishFiles(options, report);
  if (isTerminal) process.stderr.write('\r\x1b[K');
  process.stdout.write(`${options.json ? JSON.stringify(summary) : text(summary)}\n`);
  if (refusal !== null) process.stderr.write(`Refused: ${refusal}\n`);
  return refusal === null ? 0 : 1;
};

/** A file that cannot be opened is a usage error; other system errors are shown unchanged. */
const toExitCode = (error: unknown): number => {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (error instanceof UsageError) process.stderr.write(`${message}\n\n${USAGE}`);
  else if (code !== undefined && path !== undefined) process.stderr.write(`Can’t use ${path}: ${message}\n`);
  else throw error;
  return 2;
};

try {
  const options = readOptions(process.argv.slice(2));
  if (options) process.exitCode = await run(options);
  else process.stdout.write(USAGE);
} catch (error) {
  process.exitCode = toExitCode(error);
}
