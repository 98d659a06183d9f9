import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { MailLabel } from '../../graphql/types.generated';
import { messages } from './messages';
import { useLabelStyles } from './useLabelStyles';

const useStyles = makeStyles({
  tag: {
    ...typographyStyles.caption1,
    display: 'inline-block',
    paddingInline: tokens.spacingHorizontalSNudge,
    borderRadius: tokens.borderRadiusMedium,
    whiteSpace: 'nowrap',
    // Forced colours take the ground away; the line keeps the label apart.
    border: `1px solid ${tokens.colorTransparentStroke}`,
  },
});

/** A label of a mail: its name on its colour. */
export function LabelTag({ label }: { label: MailLabel }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return <span className={mergeClasses(styles.tag, useLabelStyles()[label])}>{formatMessage(messages[label])}</span>;
}
