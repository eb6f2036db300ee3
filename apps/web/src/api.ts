import './screens/api/api.css';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { readOnlyPlugin } from './screens/api/read-only-plugin.ts';
import { searchCalls } from './screens/api/search-calls.ts';

SwaggerUI({
  domNode: document.getElementById('root'),
  url: 'openapi.json', // beside this page
  plugins: [readOnlyPlugin, searchCalls],
  filter: true,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  defaultModelRendering: 'model',
  supportedSubmitMethods: [],
  syntaxHighlight: { activated: false },
  validatorUrl: null,
});
