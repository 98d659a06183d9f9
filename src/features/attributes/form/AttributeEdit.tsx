import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { DefinitionPage } from '#entities/definition/DefinitionPage';
import { paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { titles } from '../titles';
import { AttributeDeleteDialog } from './AttributeDeleteDialog';
import { AttributeEditor } from './AttributeEditor';
import { useAttributeEditQuery } from './AttributeForm.generated';
import { AttributeFormSkeleton } from './AttributeFormSkeleton';
import { formMessages } from './formMessages';

/** Page of an attribute, with its form. */
export function AttributeEdit() {
  const { formatMessage, locale } = useIntl();
  const { can } = useSession();
  const { attributeId = '' } = useParams();
  const result = useAttributeEditQuery({ variables: { id: attributeId } });
  const attribute = result.data?.attribute;
  return (
    <DefinitionPage
      result={result}
      title={formatMessage(titles.edit)}
      name={attribute && attributeLabel(attribute.labels, locale)}
      listPath={paths.attributeList}
      gone={{
        title: formatMessage(formMessages.goneTitle),
        text: formatMessage(formMessages.goneText),
        toList: formatMessage(formMessages.toList),
      }}
      skeleton={<AttributeFormSkeleton />}
      deletion={
        attribute && !attribute.isSystem && can('delete', 'Attribute')
          ? (state) => <AttributeDeleteDialog {...state} attribute={attribute} />
          : undefined
      }
    >
      {(data) => <AttributeEditor key={attributeId} attribute={data.attribute} units={data.units} />}
    </DefinitionPage>
  );
}
