import { csvFeed } from '#server/domain/feeds/csvFeed';
import { demoRange } from '#mocks/fixtures/demoData';

/** Yields a CSV file with this many products of the demo range, in the app's own layout. */
export function demoFile(products: number): AsyncGenerator<string> {
  return csvFeed(
    (async function* () {
      yield* demoRange(products);
    })(),
  );
}
