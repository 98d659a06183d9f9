import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Placeholder } from '#ui/state/Placeholder';
import { formMessages } from './formMessages';

const useStyles = makeStyles({ content: { display: 'grid', rowGap: tokens.spacingVerticalXXL } });

/** Skeleton of the catalog dialog while the fields load. */
export function CatalogFormSkeleton({ title, onClose }: { title: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <DialogBody aria-busy>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent className={styles.content}>
        {Array.from({ length: 5 }, (_, index) => (
          <Placeholder key={index} height={40} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{formatMessage(formMessages.cancel)}</Button>
      </DialogActions>
    </DialogBody>
  );
}
