import { Field, makeStyles, Radio, RadioGroup, Select, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { Placeholder } from '#ui/state/Placeholder';
import { useCategoryDeletionQuery } from '../CategoryTree.generated';
import { dialogMessages as messages } from '../messages';
import { isInBranch } from '#shared/branch';
import { formatPath, getName } from '../tree/treeRows';
import type { CategoryDialogProps } from './categoryDialog';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  text: { margin: 0 },
});

/** Where the products of a deleted category go. */
type Target = 'parent' | 'other' | 'none';

/** Asks where the products of a category go before it is deleted, and says how many change. */
export function CategoryDeleteDialog(props: CategoryDialogProps) {
  const { isOpen, catalogId, category, categories, changes, onChanged, onClose } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { path, name, parent, productCount: count } = category;
  const others = categories.filter((other) => !isInBranch(other.path, path));
  const below = categories.length - others.length - 1;
  const [target, setTarget] = useState<Target>(parent === null ? 'none' : 'parent');
  const [other, setOther] = useState(others[0]?.path ?? '');
  const moveTo = { parent, other, none: null }[target];
  const isUsed = count > 0;
  const { data } = useCategoryDeletionQuery({
    variables: { input: { catalogId, path, moveTo } },
    skip: !isUsed || !isOpen,
    fetchPolicy: 'network-only',
  });
  const preview = data?.categoryDeletion;

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={formatMessage(messages.deleteTitle, { name })}
      confirmLabel={formatMessage(messages.deleteSubmit)}
      isDanger
      onConfirm={async () => {
        await changes.remove(path, isUsed ? moveTo : null, preview?.products ?? count);
        if (parent !== null) onChanged(parent);
      }}
      onClose={onClose}
    >
      <div className={styles.parts}>
        <p className={styles.text}>
          {formatMessage(isUsed ? messages.deleteUsed : messages.deleteEmpty, { count, below })}
        </p>
        {isUsed && (
          <>
            <Field label={formatMessage(messages.whereTo)}>
              <RadioGroup value={target} onChange={(_event, { value }) => setTarget(value as Target)}>
                {parent !== null && (
                  <Radio value="parent" label={formatMessage(messages.toParent, { name: getName(parent) })} />
                )}
                {others.length > 0 && <Radio value="other" label={formatMessage(messages.toOther)} />}
                <Radio value="none" label={formatMessage(messages.toNone)} />
              </RadioGroup>
            </Field>
            {target === 'other' && (
              <Field label={formatMessage(messages.other)}>
                <Select value={other} onChange={(_event, { value }) => setOther(value)}>
                  {others.map((each) => (
                    <option key={each.path} value={each.path}>
                      {formatPath(each.path)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            <p className={styles.text} role="status">
              {preview ? formatMessage(messages.preview, preview) : <Placeholder width="60%" isInline />}
            </p>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
