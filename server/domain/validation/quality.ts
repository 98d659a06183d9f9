import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent } from '../../records/products';
import type { QualityLossReason, QualityPartCode } from '../../types.generated';
import { ALL_ASKED, isAskedIn, type SellingChannels } from '../definitions/catalogChannels';
import { OWN_SCOPE } from '../productValues/readValue';
import { FIELD_REQUIREMENTS, type Requirement } from './completeness';
import { TEXT_LIMITS, textLength } from './textRule';

/** The most points of each part, 100 in total. */
const MAX_POINTS: Readonly<Record<QualityPartCode, number>> = {
  COMPLETENESS: 50,
  IMAGES: 15,
  DESCRIPTIONS: 10,
  TRANSLATIONS: 15,
  SEO: 10,
};

/** The number of images that count, and the points for each of them and for its alt text. */
const IMAGES = { count: 3, image: 3, altText: 2 };

/** The points for each length that the description reaches, in characters without tags. */
const DESCRIPTION_LENGTHS = [
  { length: 20, points: 4 },
  { length: 100, points: 3 },
  { length: 250, points: 3 },
] as const;

const LONGEST = DESCRIPTION_LENGTHS[2].length;

/** The points for a text for search engines, and for one that they do not cut. */
const SEO = { text: 3, length: 2 };

/** Languages in which the product is graded, without those in which it is not asked for texts. */
export interface GradedScopes extends Pick<CatalogRecord, 'locales' | 'defaultLocale'> {
  /** By default, products are asked for texts in all languages. */
  selling?: SellingChannels;
}

/** Points that a product does not get. `getField` returns the path of the field that would raise the score. */
interface Loss {
  reason: QualityLossReason;
  points: number;
  /** Code of what would raise the score, as of requirements. */
  code: string;
  getField: () => string;
}

type Measure = (
  content: ProductContent,
  lose: (loss: Loss) => void,
  requirements: readonly Requirement[],
  scopes: GradedScopes,
) => void;

const measureFields: Measure = (content, lose, requirements) => {
  const points = MAX_POINTS.COMPLETENESS / requirements.length;
  for (const { code, isFilled, getField } of requirements) {
    if (isFilled(content, OWN_SCOPE)) continue;
    lose({ reason: 'FIELD_MISSING', points, code, getField: () => getField(content, OWN_SCOPE) });
  }
};

/** Returns the first images of the product and its variants that count, with the path of the alt text. */
const getImages = ({ media, variants }: ProductContent) => {
  const images: { url: string; alt: string; field: string }[] = [];
  const add = (part: ProductContent['media'], path: string) =>
    part.forEach(({ url, alt }, at) => {
      if (images.length === IMAGES.count || images.some((image) => image.url === url)) return;
      images.push({ url, alt, field: `${path}media[${at}].alt` });
    });
  add(media, '');
  for (let at = 0; at < variants.length && images.length < IMAGES.count; at++) {
    add(variants[at]!.media, `variants[${at}].`);
  }
  return images;
};

const measureImages: Measure = (content, lose) => {
  const images = getImages(content);
  const missing = IMAGES.count - images.length;
  if (missing) {
    const points = missing * (IMAGES.image + IMAGES.altText);
    lose({ reason: 'IMAGES_MISSING', points, code: 'media', getField: () => 'media' });
  }
  for (const { alt, field } of images) {
    if (alt.trim()) continue;
    lose({ reason: 'ALT_TEXT_MISSING', points: IMAGES.altText, code: 'media', getField: () => field });
  }
};

const measureDescription: Measure = ({ description }, lose) => {
  const length = textLength(description, LONGEST);
  const missed = DESCRIPTION_LENGTHS.filter((one) => length < one.length);
  if (!missed.length) return;
  const points = missed.reduce((sum, one) => sum + one.points, 0);
  lose({ reason: 'DESCRIPTION_SHORT', points, code: 'description', getField: () => 'description' });
};

const measureTranslations: Measure = (content, lose, requirements, scopes) => {
  const { locales, defaultLocale, selling = ALL_ASKED } = scopes;
  const others = locales.filter((locale) => locale !== defaultLocale && isAskedIn(selling, content, locale));
  const localizable = requirements.filter(({ isLocalizable }) => isLocalizable);
  const points = MAX_POINTS.TRANSLATIONS / (others.length * localizable.length);
  for (const locale of others) {
    const scope = { locale, channel: null };
    for (const { code, isFilled, getField } of localizable) {
      if (isFilled(content, scope)) continue;
      lose({ reason: 'TRANSLATION_MISSING', points, code, getField: () => getField(content, scope) });
    }
  }
};

const measureSeo: Measure = (content, lose) => {
  for (const { field, max, read } of TEXT_LIMITS) {
    if (!field.startsWith('seo.')) continue;
    const text = read(content).trim();
    const getField = () => field;
    if (!text) lose({ reason: 'SEO_MISSING', points: SEO.text + SEO.length, code: field, getField });
    else if (text.length > max) lose({ reason: 'SEO_TOO_LONG', points: SEO.length, code: field, getField });
  }
};

const PARTS: Readonly<Record<QualityPartCode, Measure>> = {
  COMPLETENESS: measureFields,
  IMAGES: measureImages,
  DESCRIPTIONS: measureDescription,
  TRANSLATIONS: measureTranslations,
  SEO: measureSeo,
};

const CODES = Object.keys(PARTS) as QualityPartCode[];

/** Points of a part of the quality score, and what would raise them. */
export interface QualityPartRecord {
  part: QualityPartCode;
  points: number;
  maxPoints: number;
  losses: (Omit<Loss, 'getField'> & { field: string })[];
}

/** Returns the parts of the product's quality score. */
export function measureQuality(
  content: ProductContent,
  scopes: GradedScopes,
  requirements: readonly Requirement[] = FIELD_REQUIREMENTS,
): QualityPartRecord[] {
  return CODES.map((part) => {
    const losses: QualityPartRecord['losses'] = [];
    let points = MAX_POINTS[part];
    PARTS[part](
      content,
      ({ getField, ...loss }) => {
        points -= loss.points;
        losses.push({ ...loss, field: getField() });
      },
      requirements,
      scopes,
    );
    // Thirds do not add up exactly.
    return { part, points: Math.max(0, points), maxPoints: MAX_POINTS[part], losses };
  });
}

/** What is stored with a product: its completeness in the default language, and its quality score from 0 to 100. */
export interface StoredQuality {
  completeness: number;
  qualityScore: number;
}

/** Returns what is stored with the product. */
export function gradeProduct(
  content: ProductContent,
  scopes: GradedScopes,
  requirements: readonly Requirement[] = FIELD_REQUIREMENTS,
): StoredQuality {
  let score = 100;
  let missing = 0;
  const lose = ({ reason, points }: Loss) => {
    score -= points;
    if (reason === 'FIELD_MISSING') missing++;
  };
  for (const part of CODES) PARTS[part](content, lose, requirements, scopes);
  return {
    completeness: (requirements.length - missing) / requirements.length,
    qualityScore: Math.max(0, Math.round(score)),
  };
}
