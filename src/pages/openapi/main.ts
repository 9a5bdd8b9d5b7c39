import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';

const { document: url } = document.querySelector<HTMLElement>('#root')?.dataset ?? {};
SwaggerUIBundle({ url, dom_id: '#root', persistAuthorization: false, validatorUrl: null });
