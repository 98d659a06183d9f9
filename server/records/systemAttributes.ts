import { LABEL_LOCALES, NO_RULES, type AttributeDefinitionRecord, type AttributeOptionRecord } from './attributes';

/** An attribute that every workspace has. Its definition is in code and never stored. */
export interface SystemAttributeRecord extends AttributeDefinitionRecord {
  isSystem: true;
}

/** Labels in the languages of `LABEL_LOCALES`. */
const labels = (...texts: [en: string, de: string, fr: string, pt: string]) =>
  texts.map((text, index) => ({ locale: LABEL_LOCALES[index]!, text }));

/** The release that introduced system attributes. */
const INTRODUCED = '2026-11-25T00:00:00.000Z';

const LOCALIZED = { isLocalizable: true } as const;
const LENGTH = { type: 'MEASUREMENT', unitFamily: 'LENGTH', rules: { ...NO_RULES, min: 0 } } as const;
const WEIGHT = { ...LENGTH, unitFamily: 'WEIGHT' } as const;

/** The values of Google's `condition`. */
const CONDITIONS: AttributeOptionRecord[] = [
  { code: 'new', labels: labels('New', 'Neu', 'Neuf', 'Novo') },
  { code: 'refurbished', labels: labels('Refurbished', 'Generalüberholt', 'Reconditionné', 'Recondicionado') },
  { code: 'used', labels: labels('Used', 'Gebraucht', 'Occasion', 'Usado') },
];

type Definition = Pick<SystemAttributeRecord, 'code' | 'labels'> & Partial<SystemAttributeRecord>;

/** Those with a `field` are fields of each product. The others are among the product's attributes, if it has them. */
const DEFINITIONS: readonly Definition[] = [
  { code: 'name', field: 'name', labels: labels('Name', 'Name', 'Nom', 'Nome'), ...LOCALIZED },
  { code: 'slug', field: 'slug', labels: labels('Slug', 'Slug', 'Slug', 'Slug'), ...LOCALIZED },
  {
    code: 'description',
    field: 'description',
    labels: labels('Description', 'Beschreibung', 'Description', 'Descrição'),
    type: 'RICH_TEXT',
    ...LOCALIZED,
  },
  { code: 'brand', field: 'brand', labels: labels('Brand', 'Marke', 'Marque', 'Marca') },
  { code: 'gtin', field: 'gtin', labels: labels('GTIN', 'GTIN', 'GTIN', 'GTIN') },
  {
    code: 'mpn',
    field: 'mpn',
    labels: labels('Manufacturer part number', 'Herstellernummer', 'Référence fabricant', 'Referência do fabricante'),
  },
  {
    code: 'seo-title',
    field: 'seo.title',
    labels: labels('SEO title', 'SEO-Titel', 'Titre SEO', 'Título SEO'),
    ...LOCALIZED,
  },
  {
    code: 'seo-description',
    field: 'seo.description',
    labels: labels('SEO description', 'SEO-Beschreibung', 'Description SEO', 'Descrição SEO'),
    ...LOCALIZED,
  },
  { code: 'media', field: 'media', labels: labels('Images', 'Bilder', 'Images', 'Imagens'), type: 'IMAGE' },
  { code: 'weight', labels: labels('Weight', 'Gewicht', 'Poids', 'Peso'), ...WEIGHT },
  { code: 'length', labels: labels('Length', 'Länge', 'Longueur', 'Comprimento'), ...LENGTH },
  { code: 'width', labels: labels('Width', 'Breite', 'Largeur', 'Largura'), ...LENGTH },
  { code: 'height', labels: labels('Height', 'Höhe', 'Hauteur', 'Altura'), ...LENGTH },
  { code: 'tax-class', labels: labels('Tax class', 'Steuerklasse', 'Classe de taxe', 'Classe fiscal') },
  {
    code: 'condition',
    labels: labels('Condition', 'Zustand', 'État', 'Estado'),
    type: 'SELECT',
    options: CONDITIONS,
  },
];

/** The definitions of the system attributes, in display order. The ID of each is its code. */
export const SYSTEM_ATTRIBUTES: readonly SystemAttributeRecord[] = DEFINITIONS.map((fields, index) => ({
  id: fields.code,
  type: 'TEXT',
  unitFamily: null,
  rules: NO_RULES,
  options: [],
  group: '',
  position: index + 1,
  isLocalizable: false,
  createdAt: INTRODUCED,
  updatedAt: INTRODUCED,
  updatedBy: 'Catalog Manager',
  ...fields,
  isSystem: true,
}));

/** Returns the definitions, and those of the system attributes whose code none of them has. */
export function withSystem<Definition extends Pick<AttributeDefinitionRecord, 'code'>>(
  definitions: readonly Definition[],
): (Definition | SystemAttributeRecord)[] {
  const own = new Set(definitions.map(({ code }) => code));
  return [...definitions, ...SYSTEM_ATTRIBUTES.filter(({ code }) => !own.has(code))];
}
