import { useIntl } from 'react-intl';
import { CodeNamesProvider } from '#entities/definition/CodeNamesProvider';
import { defineMessages } from '#i18n/defineMessages';
import { MergeDialog, type Choices } from '#ui/merge/MergeDialog';
import type { Merge } from '../save/useProductSave';
import { MergeField } from './MergeField';

const messages = defineMessages({
  text: {
    id: 'products.merge.text',
    defaultMessage:
      '{user} saved this product while you were editing it. Select which value to keep for {count, plural, one {this field} other {each of these # fields}}. Changes to other fields are kept automatically.',
  },
  save: { id: 'products.merge.save', defaultMessage: 'Save merged product' },
});

export interface ProductMergeProps {
  isOpen: boolean;
  merge: Merge;
  onResolve: (choices: Choices) => Promise<void>;
  onCancel: () => void;
}

/** Lets the user select their own or the stored value for each conflicting field of a product. */
export function ProductMerge({ isOpen, merge: { conflicts, user }, onResolve, onCancel }: ProductMergeProps) {
  const { formatMessage } = useIntl();
  return (
    <MergeDialog
      isOpen={isOpen}
      text={formatMessage(messages.text, { user, count: conflicts.length })}
      saveLabel={formatMessage(messages.save)}
      conflicts={conflicts}
      onResolve={onResolve}
      onCancel={onCancel}
    >
      {(choices, choose) => (
        <CodeNamesProvider>
          {conflicts.map((conflict) => (
            <MergeField
              key={conflict.field}
              conflict={conflict}
              choice={choices[conflict.field] ?? null}
              onChoose={(choice) => choose(conflict.field, choice)}
            />
          ))}
        </CodeNamesProvider>
      )}
    </MergeDialog>
  );
}
