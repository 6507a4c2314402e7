import { getOrderStory as contract } from '#shared/orders/order-desk.contract.ts';
import { tellStory } from '#functions/domain/orders/desk/tell-story.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, table, now }) => tellStory({ table, now }, id));
