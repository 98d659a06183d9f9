import { Button, makeStyles, useRestoreFocusTarget } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Edit16Regular } from '@fluentui/react-icons/svg/edit';
import { useIntl } from 'react-intl';
import type { ColumnMapping } from '../../importDraft';
import { mappingMessages } from '../mappingMessages';
import { transformMessages } from './transformMessages';

const useStyles = makeStyles({
  button: { maxWidth: '100%', justifyContent: 'flex-start' },
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

export interface TransformsCellProps {
  column: ColumnMapping;
  /** Hides the text if there is little space. */
  isCompact?: boolean;
  onEdit: () => void;
}

/** The transformations of a column's values as text; opens the dialog to edit them. */
export function TransformsCell({ column, isCompact = false, onEdit }: TransformsCellProps) {
  const { source, target, transforms } = column;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const restoreFocus = useRestoreFocusTarget();
  if (target === null) return null;
  const words = transforms.map(({ type }) => formatMessage(transformMessages[type])).join(', ');
  const text = words || formatMessage(mappingMessages.addTransforms);
  return (
    <Button
      {...restoreFocus}
      className={styles.button}
      appearance="subtle"
      size="small"
      icon={words ? <Edit16Regular /> : <Add16Regular />}
      aria-label={`${formatMessage(mappingMessages.editTransforms, { column: source })}: ${text}`}
      title={words || undefined}
      onClick={onEdit}
    >
      {!isCompact && <span className={styles.text}>{text}</span>}
    </Button>
  );
}
