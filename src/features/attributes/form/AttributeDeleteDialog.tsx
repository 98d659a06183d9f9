import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { DefinitionDeleteDialog } from '#entities/definition/DefinitionDeleteDialog';
import type { DeletionState } from '#entities/definition/DefinitionPage';
import { References } from '#entities/definition/References';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import type { AttributeRowFragment } from '../list/AttributeList.generated';
import { messages } from '../messages';
import {
  useAttributeDeleteMutation,
  useAttributeReferencesQuery,
  useAttributeRestoreMutation,
} from './AttributeForm.generated';

export interface AttributeDeleteDialogProps extends DeletionState {
  attribute: Pick<AttributeRowFragment, 'id' | 'labels' | 'usage' | 'families'>;
}

const types = new Set(['AttributeDefinition', 'UndefinedAttribute', 'Family', 'RuleFault', 'View']);

/** Asks before an attribute is deleted, and says where it is used. The deletion can be undone. */
export function AttributeDeleteDialog({ attribute, ...state }: AttributeDeleteDialogProps) {
  const { formatMessage, formatList, locale } = useIntl();
  const { usage } = attribute;
  const { id } = attribute;
  const { data, error, loading } = useAttributeReferencesQuery({
    variables: { id },
    skip: !state.isOpen,
    fetchPolicy: 'network-only',
  });
  const shown = useLastOpen(state.isOpen, data);
  const [remove] = useAttributeDeleteMutation();
  const [restore] = useAttributeRestoreMutation();
  const toList = (names: readonly string[]) => formatList(names, { type: 'conjunction' });
  const catalogs = toList(usage.catalogs.map(({ catalog }) => catalog.name));
  const families = toList(attribute.families.map((family) => attributeLabel(family.labels, locale)));
  return (
    <DefinitionDeleteDialog
      {...state}
      // It opens when all is known that it says.
      isOpen={state.isOpen && !(loading && !data)}
      definition={attribute}
      list="attributes"
      confirmLabel={formatMessage(messages.deleteSubmit)}
      types={types}
      remove={remove}
      restore={restore}
    >
      {usage.products === 0
        ? formatMessage(messages.deleteUnused)
        : formatMessage(messages.deleteUsed, { count: usage.products, catalogs })}
      {families !== '' && ` ${formatMessage(messages.deleteFamilies, { count: attribute.families.length, families })}`}
      <References references={shown?.attribute.references} error={error} />
    </DefinitionDeleteDialog>
  );
}
