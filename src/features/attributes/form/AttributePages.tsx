import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { DefinitionPage } from '#entities/definition/DefinitionPage';
import { DefinitionSkeleton } from '#entities/definition/DefinitionSkeleton';
import { paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { titles } from '../titles';
import { AttributeDeleteDialog } from './AttributeDeleteDialog';
import { AttributeForm } from './AttributeForm';
import { useAttributeCreateChoicesQuery, useAttributeEditQuery } from './AttributeForm.generated';
import { formMessages } from './formMessages';

const skeleton = <DefinitionSkeleton panels={[{ heading: formMessages.general, heights: [132, 132] }]} />;

/** Page to create an attribute. */
export function AttributeCreate() {
  return (
    <Page isNarrow heading={useIntl().formatMessage(titles.create)}>
      <QueryView result={useAttributeCreateChoicesQuery()} skeleton={skeleton}>
        {({ units }) => <AttributeForm units={units} />}
      </QueryView>
    </Page>
  );
}

/** Page of an attribute, with its form. */
export function AttributeEdit() {
  const { locale } = useIntl();
  const { can } = useSession();
  const { attributeId = '' } = useParams();
  const result = useAttributeEditQuery({ variables: { id: attributeId } });
  const attribute = result.data?.attribute;
  return (
    <DefinitionPage
      result={result}
      title={titles.edit}
      name={attribute && attributeLabel(attribute.labels, locale)}
      listPath={paths.attributeList}
      gone={{ title: formMessages.goneTitle, text: formMessages.goneText, toList: formMessages.toList }}
      skeleton={skeleton}
      deletion={
        attribute && !attribute.isSystem && can('delete', 'Attribute')
          ? (state) => <AttributeDeleteDialog {...state} attribute={attribute} />
          : undefined
      }
    >
      {(data) => (
        <AttributeForm
          key={attributeId}
          attribute={data.attribute}
          onReload={async () => (await result.refetch()).data?.attribute}
          units={data.units}
        />
      )}
    </DefinitionPage>
  );
}
