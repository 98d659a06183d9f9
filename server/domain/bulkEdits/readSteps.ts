import { amountFault } from '../../records/amountFault';
import type { BulkEditStep, CategoriesChange, PriceChange, PricePlace, StockChange } from '../../records/bulkEdits';
import type { CatalogRecord } from '../../records/catalogs';
import { say, type Sentence } from '../../records/sentence';
import type {
  BulkEditStepInput,
  CategoriesStepInput,
  CopyStepInput,
  PriceChangeInput,
  PriceRounding,
  PriceStepInput,
  StartSaleStepInput,
  StockChangeInput,
} from '../../types.generated';
import type { DomainContext } from '../context';
import { assertNoFieldErrors } from '../errors';
import { getFamilies } from '../definitions/storedFamilies';
import { unknownFamily } from '../definitions/knownFamily';
import { categoryPath } from '../products/normalizeInput';
import { getUnknownScopeMessage } from '../productValues/assertScope';
import { checkPercent, MAX_FACTOR } from './checkPercent';
import { createFieldReader, reportDeleted, toStoredField, type Report } from './readFields';
import { createAssociationsReader } from './readAssociationsStep';
import { readImagesStep } from './readImagesStep';
import { createOptionsReader } from './readOptionsStep';
import { createValueReader } from './readValueStep';
import { getRoundings } from '#shared/priceRounding';

const MAX_STEPS = 20;

/** Units that can be added or set at once. */
const MAX_UNITS = 1_000_000_000;

type Place = { currency: string; channel?: string | null };

const createPlaceReader =
  (catalog: CatalogRecord) =>
  (input: Place, path: string, report: Report): PricePlace => {
    const currency = input.currency.trim().toUpperCase();
    const faults = {
      currency: getUnknownScopeMessage(currency, catalog.currencies, { owner: 'catalog', what: 'currency' }),
      channel: getUnknownScopeMessage(input.channel, catalog.channels, { owner: 'catalog', what: 'channel' }),
    };
    if (!currency) report(`${path}.currency`, say`Enter a three-letter currency code. Example: EUR`);
    for (const [part, message] of Object.entries(faults)) if (message) report(`${path}.${part}`, message);
    return { currency, channel: input.channel || null };
  };

type ReadPlace = ReturnType<typeof createPlaceReader>;

const checkRounding = (rounding: PriceRounding, currency: string, path: string, report: Report) => {
  if (!getRoundings(currency).includes(rounding))
    report(`${path}.rounding`, say`${currency} has no cents to round to.`);
};

const readPriceChange = (
  input: PriceChangeInput,
  currency: string,
  { path, report, readPlace }: { path: string; report: Report; readPlace: ReadPlace },
): PriceChange => {
  if (typeof input.set === 'number') {
    const fault = amountFault(input.set, currency);
    if (fault) report(`${path}.set`, say`${fault.message} ${fault.suggestedFix}`);
    return { kind: 'set', amount: input.set };
  }
  if (typeof input.add === 'number') {
    const fault = amountFault(Math.abs(input.add), currency);
    if (fault) report(`${path}.add`, say`${fault.message} ${fault.suggestedFix}`);
    return { kind: 'add', amount: input.add };
  }
  if (typeof input.percent === 'number') {
    checkPercent(input.percent, `${path}.percent`, report);
    return { kind: 'percent', amount: input.percent };
  }
  if (!input.copy) return { kind: 'clear' };
  const { part, rate } = input.copy;
  if (typeof rate === 'number' && !(rate > 0 && rate <= MAX_FACTOR)) {
    report(`${path}.copy.rate`, say`Enter a rate above 0, of at most ${{ grouped: MAX_FACTOR }}.`);
  }
  return { kind: 'copy', ...readPlace(input.copy, `${path}.copy`, report), part: part ?? 'AMOUNT', rate: rate ?? 1 };
};

const readPriceStep = (input: PriceStepInput, path: string, report: Report, readPlace: ReadPlace): BulkEditStep => {
  const place = readPlace(input, path, report);
  const rounding = input.rounding ?? 'CURRENCY';
  checkRounding(rounding, place.currency, path, report);
  const change = readPriceChange(input.change, place.currency, { path: `${path}.change`, report, readPlace });
  return { kind: 'price', ...place, part: input.part ?? 'AMOUNT', change, rounding, of: input.of ?? 'BOTH' };
};

const readStartSale = (input: StartSaleStepInput, path: string, report: Report, readPlace: ReadPlace): BulkEditStep => {
  const { percent, from = null, until = null } = input;
  const place = readPlace(input, path, report);
  const rounding = input.rounding ?? 'CURRENCY';
  checkRounding(rounding, place.currency, path, report);
  if (!(percent > 0 && percent < 100)) report(`${path}.percent`, say`Enter a percent above 0 and below 100.`);
  if (from !== null && until !== null && Date.parse(from) >= Date.parse(until)) {
    report(`${path}.until`, say`The sale must end after it starts.`);
  }
  return { kind: 'startSale', ...place, percent, rounding, from, until };
};

const readStock = (input: StockChangeInput, path: string, report: Report): StockChange => {
  const kind = typeof input.set === 'number' ? 'set' : 'add';
  const units = input.set ?? input.add;
  if (typeof units !== 'number') return { kind: 'clear' };
  if (Math.abs(units) > MAX_UNITS || (kind === 'set' && units < 0)) {
    report(`${path}.${kind}`, say`Enter a whole number of at most ${{ grouped: MAX_UNITS }}.`);
  }
  return { kind, units };
};

const readCategories = (input: CategoriesStepInput, path: string, report: Report): CategoriesChange => {
  const check = (given: string, at: string) => {
    const read = categoryPath(given);
    if (!read) report(at, say`Enter a category.`);
    return read;
  };
  if (input.move) {
    const { from, to } = input.move;
    return { kind: 'move', from: check(from, `${path}.move.from`), to: check(to, `${path}.move.to`) };
  }
  const kind = input.add ? 'add' : input.remove ? 'remove' : 'set';
  const given = input.add ?? input.remove ?? input.set ?? [];
  if (!given.length && kind !== 'set') report(`${path}.${kind}`, say`Enter a category.`);
  return { kind, paths: [...new Set(given.map((one, at) => check(one, `${path}.${kind}[${at}]`)))] };
};

/**
 * Returns the steps as jobs store them. Throws INVALID with a message for each wrong part, for example
 * `steps[0].price.currency`: for none or more than 20, for unknown attributes, languages, channels, currencies, and
 * families, each with the nearest known one, and for what does not apply to an attribute.
 */
export async function readSteps(
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  inputs: readonly BulkEditStepInput[],
): Promise<BulkEditStep[]> {
  const fields: Record<string, Sentence> = {};
  const report: Report = (path, message) => (fields[path] ??= message);
  if (inputs.length < 1 || inputs.length > MAX_STEPS) {
    assertNoFieldErrors({ steps: say`A bulk edit has from 1 to ${MAX_STEPS} steps.` });
  }
  const readField = await createFieldReader(ctx, catalog);
  const readValue = createValueReader(ctx, catalog, readField);
  const readPlace = createPlaceReader(catalog);
  const readOptions = createOptionsReader(ctx, catalog);
  const readAssociations = createAssociationsReader(ctx, catalog);

  const readCopy = ({ from, to, onlyEmpty }: CopyStepInput, path: string): BulkEditStep => {
    const source = readField(from, `${path}.from`, report);
    const target = readField(to, `${path}.to`, report);
    reportDeleted(target, `${path}.to.attribute`, report);
    if (target.attribute === 'slug' || target.definition?.isUnique) {
      report(`${path}.to.attribute`, say`Each product has its own value of ${target.name}. Select another attribute.`);
    }
    return { kind: 'copy', from: toStoredField(source), to: toStoredField(target), onlyEmpty: onlyEmpty ?? false };
  };

  const readFamily = async (code: string | null, path: string): Promise<BulkEditStep> => {
    const families = await getFamilies(ctx.store);
    if (code !== null && !families.some((family) => family.code === code)) {
      const { message, suggestedFix } = unknownFamily(families, code);
      report(`${path}.code`, say`${message} ${suggestedFix}`);
    }
    return { kind: 'family', code };
  };

  const readStep = (input: BulkEditStepInput, at: string): BulkEditStep | Promise<BulkEditStep> => {
    if (input.value) return readValue(input.value, `${at}.value`, report);
    if (input.copy) return readCopy(input.copy, `${at}.copy`);
    if (input.price) return readPriceStep(input.price, `${at}.price`, report, readPlace);
    if (input.startSale) return readStartSale(input.startSale, `${at}.startSale`, report, readPlace);
    if (input.endSale) return { kind: 'endSale', ...readPlace(input.endSale, `${at}.endSale`, report) };
    if (input.stock) {
      return { kind: 'stock', change: readStock(input.stock.change, `${at}.stock.change`, report) };
    }
    if (input.categories) {
      return { kind: 'categories', change: readCategories(input.categories, `${at}.categories`, report) };
    }
    if (input.family) return readFamily(input.family.code?.trim() || null, `${at}.family`);
    if (input.kind) return { kind: 'kind', to: input.kind };
    if (input.options) return readOptions(input.options, `${at}.options`, report);
    if (input.images) return readImagesStep(input.images, `${at}.images`, { report, catalog });
    if (input.associations) return readAssociations(input.associations, `${at}.associations`, report);
    return { kind: 'status', status: input.status };
  };

  const steps: BulkEditStep[] = [];
  for (const [index, input] of inputs.entries()) steps.push(await readStep(input, `steps[${index}]`));
  assertNoFieldErrors(fields);
  return steps;
}
