import { followTab } from '../site/hand-over.ts';
import '../site/style.css';
import './style.css';

const { endpoint = '/graphql' } = document.querySelector<HTMLElement>('#root')?.dataset ?? {};
followTab(endpoint);
