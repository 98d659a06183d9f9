import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { ProductFileZone } from '#entities/catalog/ProductFileZone';
import { messages } from '../messages';

const useStyles = makeStyles({
  text: {
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground3,
    margin: 0,
    maxWidth: '64ch',
    textWrap: 'balance',
  },
});

/** A drop target for product files, with what can be read. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <ProductFileZone onFiles={onFiles}>
      <p className={styles.text}>{formatMessage(messages.uploadLimits)}</p>
      <p className={styles.text}>{formatMessage(messages.uploadSystems)}</p>
    </ProductFileZone>
  );
}
