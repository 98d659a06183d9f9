import { Button, Field, makeStyles, Radio, RadioGroup, Select, tokens } from '@fluentui/react-components';
import { Filter20Regular } from '@fluentui/react-icons/svg/filter';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChannelRuleScope, ProductTargetInput, RuleMembership } from '#graphql/types.generated';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { useChannelMembers } from '../../rule/channels/useChannelMembers';
import { ruleMessages as messages } from '../../rule/ruleMessages';
import { useRuleMembers } from '../../rule/useRuleMembers';
import { useCatalogRulesQuery } from '../../rule/CategoryRule.generated';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
});

const memberships: readonly RuleMembership[] = ['EXCLUDED', 'INCLUDED', 'BY_RULE'];

/** A rule to choose: of a category, of a channel, or of its feeds. */
interface RuleChoice {
  /** The id of the category. */
  key: string;
  label: string;
  name: string;
  path?: string;
  channel?: { code: string; scope: ChannelRuleScope };
}

export interface RuleMembersActionProps {
  catalogId: string;
  target: ProductTargetInput;
  count: number;
  /** Path of the category whose products the list has; empty for all. */
  category: string;
  /** Called when a job has started. */
  onStarted: () => void;
}

/**
 * A button that opens a dialog for excluding the selected products from a rule, or for putting them by hand where it
 * decides. In a catalog without rules, it says where they are added.
 */
export function RuleMembersAction({ catalogId, target, count, category, onStarted }: RuleMembersActionProps) {
  const { formatMessage, locale } = useIntl();
  const styles = useStyles();
  const { setMembers } = useRuleMembers();
  const ofChannels = useChannelMembers();
  const { data } = useCatalogRulesQuery({ variables: { catalogId, locale } });
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const [membership, setMembership] = useState<RuleMembership>('EXCLUDED');
  const rules: RuleChoice[] = [
    ...(data?.catalog.rules ?? []).map(({ category: { id, path, name } }) => ({ key: id, label: path, path, name })),
    ...(data?.catalog.channelRules ?? []).map(({ scope, channel: { code, label: name } }) => {
      const label = formatMessage(scope === 'FEEDS' ? messages.feedsOf : messages.channelOf, { name });
      return { key: `${scope} ${code}`, label, channel: { code, scope }, name };
    }),
  ];
  const ofList = rules.find(({ path }) => path === category) ?? rules[0];
  const chosen = rules.find(({ key }) => key === wanted) ?? ofList;
  if (!chosen) {
    return (
      <>
        <Button icon={<Filter20Regular />} disabledFocusable={!data} onClick={() => setIsOpen(true)}>
          {formatMessage(messages.members)}
        </Button>
        <ConfirmDialog
          isOpen={isOpen}
          title={formatMessage(messages.noRules)}
          confirmLabel={formatMessage(messages.toCategories)}
          onConfirm={() => void navigate(href(paths.categoryTree, { catalogId }))}
          onClose={() => setIsOpen(false)}
        >
          {formatMessage(messages.noRulesText)}
        </ConfirmDialog>
      </>
    );
  }
  const { key, channel, name } = chosen;
  const apply = () =>
    channel === undefined
      ? setMembers({ categoryId: key, category: name, target, count, membership })
      : ofChannels.setMembers(
          { catalogId, channel: channel.code, scope: channel.scope, target, membership },
          { name, count },
        );

  return (
    <>
      <Button icon={<Filter20Regular />} onClick={() => setIsOpen(true)}>
        {formatMessage(messages.members)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={formatMessage(messages.membersTitle, { count })}
        confirmLabel={formatMessage(messages.apply)}
        onConfirm={async () => {
          if (await apply()) onStarted();
        }}
        onClose={() => setIsOpen(false)}
      >
        <div className={styles.parts}>
          <Field label={formatMessage(messages.category)}>
            <Select value={key} onChange={(_event, { value }) => setWanted(value)}>
              {rules.map((rule) => (
                <option key={rule.key} value={rule.key}>
                  {rule.label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={formatMessage(messages.membership)}>
            <RadioGroup value={membership} onChange={(_event, { value }) => setMembership(value as RuleMembership)}>
              {memberships.map((one) => (
                <Radio key={one} value={one} label={formatMessage(messages[one])} />
              ))}
            </RadioGroup>
          </Field>
        </div>
      </ConfirmDialog>
    </>
  );
}
