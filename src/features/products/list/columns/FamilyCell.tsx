import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useFamilyChoices } from '#entities/family/useFamilyChoices';

/** The label of a family. Loaded with the column, which is hidden at first. */
export function FamilyCell({ code }: { code: string }) {
  const { locale } = useIntl();
  const family = useFamilyChoices().find((one) => one.code === code);
  return <span dir="auto">{family ? attributeLabel(family.labels, locale) : code}</span>;
}
