import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { AttributeType } from '#graphql/types.generated';
import { href, paths } from '#routing/paths';
import { TextLink } from '#ui/text/TextLink';
import { newAttributeMessages as messages, typeNames } from './attributeMessages';

/** How many are shown. */
const SHOWN = 20;

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
  },
  type: { color: tokens.colorNeutralForeground3 },
});

export interface NewAttributesProps {
  attributes: readonly {
    /** Null as long as it has no definition. */
    id: string | null;
    code: string;
    name: string;
    type: AttributeType;
    optionCount: number;
  }[];
  /** ID of the element that names the list. */
  labelledBy?: string;
}

/** The attributes that an import defines, with the types that it gives them. Those that it has defined are links. */
export function NewAttributes({ attributes, labelledBy }: NewAttributesProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const more = attributes.length - SHOWN;
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {attributes.slice(0, SHOWN).map(({ id, code, name, type, optionCount }) => (
        <li key={code}>
          {id === null ? name : <TextLink to={href(paths.attributeEdit, { attributeId: id })}>{name}</TextLink>}{' '}
          <span className={styles.type}>
            {formatMessage(messages.type, { type: formatMessage(typeNames[type]), count: optionCount })}
          </span>
        </li>
      ))}
      {more > 0 && <li className={styles.type}>{formatMessage(messages.more, { count: more })}</li>}
    </ul>
  );
}
