import { useIntl, type IntlShape } from 'react-intl';
import { lineOfHtml } from '#lib/htmlText';
import type { AttributeFormatFragment } from './AttributeFormat.generated';
import { attributeLabel } from './attributeLabel';
import { findOption, parseDecimal, parseYesNo, splitMeasurement, splitSelection } from './attributeValue';
import { valueMessages } from './valueMessages';

/** Names of units in `Intl.NumberFormat`. Other units are shown by their code. */
const intlUnits: Readonly<Record<string, string>> = {
  mm: 'millimeter',
  cm: 'centimeter',
  m: 'meter',
  km: 'kilometer',
  in: 'inch',
  ft: 'foot',
  g: 'gram',
  kg: 'kilogram',
  oz: 'ounce',
  lb: 'pound',
  ml: 'milliliter',
  l: 'liter',
  'fl oz': 'fluid-ounce',
  gal: 'gallon',
  ha: 'hectare',
  '°C': 'celsius',
  '°F': 'fahrenheit',
};

const precision = { maximumFractionDigits: 10 } as const;

const formatMeasurement = (text: string, { formatNumber }: IntlShape) => {
  const parts = splitMeasurement(text);
  const amount = parseDecimal(parts.amount);
  if (amount === null) return text;
  const unit = intlUnits[parts.unit];
  return unit
    ? formatNumber(amount, { ...precision, style: 'unit', unit })
    : `${formatNumber(amount, precision)} ${parts.unit}`;
};

/** Returns a function that formats a stored value for the reader. A value that cannot be read is returned unchanged. */
export function useAttributeText(): (definition: AttributeFormatFragment, text: string) => string {
  const intl = useIntl();
  return ({ type, options }, text) => {
    const getOptionText = (part: string) => {
      const option = findOption(options, part);
      return option ? attributeLabel(option.labels, intl.locale) : part;
    };
    switch (type) {
      case 'NUMBER': {
        const number = parseDecimal(text);
        return number === null ? text : intl.formatNumber(number, precision);
      }
      case 'MEASUREMENT':
        return formatMeasurement(text, intl);
      case 'BOOLEAN': {
        const isYes = parseYesNo(text);
        return isYes === null ? text : intl.formatMessage(isYes ? valueMessages.Yes : valueMessages.No);
      }
      case 'DATE':
        return /^\d{4}-\d\d-\d\d$/.test(text) ? intl.formatDate(text, { dateStyle: 'long', timeZone: 'UTC' }) : text;
      case 'SELECT':
        return getOptionText(text);
      case 'MULTI_SELECT':
        return intl.formatList(splitSelection(options, text).map(getOptionText), { type: 'unit' });
      case 'RICH_TEXT':
        return lineOfHtml(text);
      default:
        return text;
    }
  };
}
