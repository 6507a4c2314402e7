import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import * as z from 'zod';
import { oncePerContainer } from '../cold-start.ts';
import { readConfig } from '../config.ts';

const config = readConfig({ SOCKET_ENDPOINT: z.url() });

const client = oncePerContainer(
  () => new ApiGatewayManagementApiClient({ endpoint: config().SOCKET_ENDPOINT }),
);

/** Sends a message to one open WebSocket connection; returns false if the connection is gone. */
export async function post(connectionId: string, message: unknown): Promise<boolean> {
  try {
    await client().send(
      new PostToConnectionCommand({ ConnectionId: connectionId, Data: JSON.stringify(message) }),
    );
    return true;
  } catch (error) {
    if (error instanceof GoneException) return false;
    throw error;
  }
}

/** Closes one WebSocket connection; ignores one that is already gone. */
export async function hangUp(connectionId: string): Promise<void> {
  try {
    await client().send(new DeleteConnectionCommand({ ConnectionId: connectionId }));
  } catch (error) {
    if (!(error instanceof GoneException)) throw error;
  }
}
