import { Button, Field, makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { RuleMembership } from '#graphql/types.generated';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { TextLink } from '#ui/text/TextLink';
import { channelRuleMessages as messages } from '../../rule/channels/channelRuleMessages';
import { useChannelMembers } from '../../rule/channels/useChannelMembers';
import { ruleMessages } from '../../rule/ruleMessages';
import { useRuleListStyles } from '../../rule/ruleStyles';
import type { ChannelMembershipsFragment } from './ChannelMemberships.generated';

const useStyles = makeStyles({ field: { gridColumn: '1 / -1' } });

type Membership = ChannelMembershipsFragment['channelMemberships'][number];

/** Returns what a button changes, and what it is called. */
const getAction = ({ membership, isInChannel }: Membership) => {
  if (membership !== 'BY_RULE') return { wanted: 'BY_RULE', label: messages.leave, labelOf: messages.leaveOf } as const;
  return isInChannel
    ? ({ wanted: 'EXCLUDED', label: ruleMessages.exclude, labelOf: ruleMessages.excludeOf } as const)
    : ({ wanted: 'INCLUDED', label: messages.include, labelOf: messages.includeIn } as const);
};

export interface ChannelMembershipsProps {
  product: ChannelMembershipsFragment & { id: string; catalogId: string };
}

/** Whether a product is in the channels that have rules, each with a button that decides it by hand. */
export function ChannelMemberships({ product: { id, catalogId, channelMemberships } }: ChannelMembershipsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const rows = useRuleListStyles();
  const { can } = useSession();
  const { setMembers, isBusy } = useChannelMembers();
  const change = ({ channel }: Membership, membership: RuleMembership) =>
    void setMembers(
      { catalogId, channel: channel.code, scope: 'CHANNEL', target: { ids: [id] }, membership },
      { name: channel.label, count: 1 },
    );
  return (
    <Field className={styles.field} label={formatMessage(messages.memberships)}>
      {({ id: listId, 'aria-labelledby': labelledBy }) => (
        <ul id={listId} aria-labelledby={labelledBy} className={rows.list}>
          {channelMemberships.map((one) => {
            const { channel, isInChannel, membership } = one;
            const { wanted, label, labelOf } = getAction(one);
            const text = isInChannel ? messages.isIn : messages.isNotIn;
            return (
              <li key={channel.code} className={rows.row}>
                <TextLink to={href(paths.channelRule, { catalogId }, { channel: channel.code })} className={rows.name}>
                  {formatMessage(text, { name: channel.label, isByHand: membership === 'BY_RULE' ? 'no' : 'yes' })}
                </TextLink>
                {can('update', 'Product') && (
                  <Button
                    size="small"
                    disabledFocusable={isBusy}
                    aria-label={formatMessage(labelOf, { name: channel.label })}
                    onClick={() => change(one, wanted)}
                  >
                    {formatMessage(label)}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Field>
  );
}
