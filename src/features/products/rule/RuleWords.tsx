import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { useWhere } from '../core/list/where/useWhere';
import { formatGroup } from '../list/where/conditionText';
import { useFilterFields } from '../list/where/useFilterFields';

const useStyles = makeStyles({ words: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere' } });

interface RuleWordsProps {
  catalogId: string;
  /** The conditions as they are stored. */
  text: string;
}

/** The conditions of a rule in words. */
export function RuleText({ catalogId, text }: RuleWordsProps) {
  const intl = useIntl();
  const styles = useStyles();
  const where = useWhere(text);
  const fields = useFilterFields(catalogId);
  return where && fields ? (
    <p className={styles.words} dir="auto">
      {where.tree ? formatGroup(where.tree, fields, intl) : text}
    </p>
  ) : (
    <Placeholder height={24} />
  );
}

/** The conditions of a rule in words, for those who can’t change it. */
export function RuleWords(props: RuleWordsProps) {
  return (
    <Panel>
      <RuleText {...props} />
    </Panel>
  );
}
