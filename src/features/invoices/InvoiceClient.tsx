import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Picture } from '../../ui/Picture';
import type { InvoiceRowFragment } from './InvoiceList.generated';

const useStyles = makeStyles({
  client: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { minWidth: 0 },
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  company: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** Props of `InvoiceClient`. */
export interface InvoiceClientProps {
  invoice: Pick<InvoiceRowFragment, 'client' | 'avatar'>;
}

/** Who an invoice goes to: picture, name and company. */
export function InvoiceClient({ invoice: { client, avatar } }: InvoiceClientProps) {
  const styles = useStyles();
  const { name, company } = client;
  return (
    <span className={styles.client} title={company ? `${name}, ${company}` : name}>
      <Picture url={avatar} name={name} size={28} isRound />
      <span className={styles.words}>
        <bdi className={styles.line}>{name}</bdi>
        {company && <bdi className={mergeClasses(styles.line, styles.company)}>{company}</bdi>}
      </span>
    </span>
  );
}
