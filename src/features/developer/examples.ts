/** A tab of the explorer in its initial state. */
export interface Example {
  query: string;
  variables?: string;
}

/** One example of each kind of operation, for the catalogs and the demo apps. Each suggests something else to try. */
export const examples: readonly Example[] = [
  {
    query: `# Catalogs and their number of issues.\n# Press Ctrl-Space for suggestions.\nquery Catalogs {\n  catalogs(input: { sort: NAME, perPage: 10 }) {\n    totalDocs\n    catalogs {\n      id\n      name\n      status\n      productCount\n      completeness\n      issueCounts {\n        error\n        warning\n      }\n    }\n  }\n}\n`,
  },
  {
    query: `# Products of a catalog.
# The variables are below the query.
query Products($input: ProductListInput!) {
  products(input: $input) {
    totalDocs
    data {
      id
      sku
      name
      status
      variantCount
      issues {
        severity
        message
      }
    }
  }
}
`,
    variables: `{
  "input": { "catalogId": "1", "filter": { "q": "" }, "perPage": 10 }
}
`,
  },
  {
    query: `# A product in German. What is not translated is inherited from the default language.
query ProductInGerman($id: ID!) {
  product(id: $id) {
    name
    family {
      label(locale: "de")
    }
    value(attribute: "name", locale: "de", channel: "web") {
      locale
      isInherited
      text
    }
    warranty: value(attribute: "warranty") {
      ... on SelectValue {
        option {
          label(locale: "de")
        }
      }
    }
    weight: value(attribute: "weight") {
      text
      ... on MeasurementValue {
        amountInBaseUnit
      }
    }
    completeness(channel: "web", locale: "de") {
      ratio
      missing {
        code
        label
      }
    }
    quality {
      score
      grade
    }
    translationProgress {
      locale
      filled
      total
    }
  }
}
`,
    variables: `{
  "id": "1"
}
`,
  },
  {
    query: `# Definitions of attributes, and where they are in use.
query Attributes {
  attributes(input: { sort: PRODUCTS, direction: DESC }) {
    attributes {
      code
      label(locale: "de")
      type
      units {
        code
      }
      options {
        code
      }
      usage {
        products
      }
    }
  }
  undefinedAttributes {
    attributes {
      name
      suggestion {
        type
        examples
      }
    }
  }
}
`,
  },
  {
    query: `# Emails of the inbox, newest first.
query Inbox {
  emails {
    emails {
      id
      subject
      time
      from {
        name
      }
    }
  }
}
`,
  },
  {
    query: `# Changes data: adds a task to the list.
mutation TaskCreate {
  createTask(input: { title: "Review the schema" }) {
    task {
      id
      title
    }
  }
}
`,
  },
  {
    query: `# Stays open and reports the progress of jobs.\n# Validate a catalog in another tab.\nsubscription JobProgress {\n  jobProgress {\n    id\n    type\n    status\n    progress {\n      processed\n      total\n    }\n  }\n}\n`,
  },
];
