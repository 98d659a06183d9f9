import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '../../../entities/attribute/attributeLabel';
import { evictFromLists } from '../../../graphql/evictFromLists';
import { refetchChanged } from '../../../graphql/refetchChanged';
import { DeleteDialog } from '../../../ui/dialog/DeleteDialog';
import type { AttributeRowFragment } from '../list/AttributeList.generated';
import { messages } from '../messages';
import { useAttributeDeleteMutation, useAttributeRestoreMutation } from './AttributeForm.generated';

/** Props of `AttributeDeleteDialog`. */
export interface AttributeDeleteDialogProps {
  isOpen: boolean;
  attribute: Pick<AttributeRowFragment, 'id' | 'labels' | 'usage' | 'families'>;
  /** Called after the attribute was deleted, instead of `onClose`. */
  onDeleted: () => void;
  onClose: () => void;
}

const types = new Set(['AttributeDefinition', 'UndefinedAttribute', 'Family']);

/** Asks before an attribute is deleted, and says where it is used. The deletion can be undone. */
export function AttributeDeleteDialog({ isOpen, attribute, onDeleted, onClose }: AttributeDeleteDialogProps) {
  const { formatMessage, formatList, locale } = useIntl();
  const apollo = useApolloClient();
  const { id, labels, usage } = attribute;
  const name = attributeLabel(labels, locale);
  const [restore] = useAttributeRestoreMutation();
  const [remove] = useAttributeDeleteMutation({ update: (cache) => evictFromLists(cache, 'attributes', id) });
  const toList = (names: readonly string[]) => formatList(names, { type: 'conjunction' });
  const catalogs = toList(usage.catalogs.map(({ catalog }) => catalog.name));
  const families = toList(attribute.families.map((family) => attributeLabel(family.labels, locale)));
  return (
    <DeleteDialog
      isOpen={isOpen}
      title={formatMessage(messages.deleteTitle, { name })}
      confirmLabel={formatMessage(messages.deleteSubmit)}
      doneText={formatMessage(messages.deleted, { name })}
      remove={async () => {
        await remove({ variables: { id } });
        void refetchChanged(apollo, types);
      }}
      undo={async () => {
        await restore({ variables: { id } });
        await refetchChanged(apollo, types);
      }}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {usage.products === 0
        ? formatMessage(messages.deleteUnused)
        : formatMessage(messages.deleteUsed, { count: usage.products, catalogs })}
      {families !== '' && ` ${formatMessage(messages.deleteFamilies, { count: attribute.families.length, families })}`}
    </DeleteDialog>
  );
}
