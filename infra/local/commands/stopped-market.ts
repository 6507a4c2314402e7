import { mkdirSync } from 'node:fs';
import { startDynamo } from '../emulators/dynamodb.ts';
import { callDynamo } from '../http/aws-json.ts';
import { PlainError } from '../http/http-tools.ts';
import { refuseSecond } from '../home/lock.ts';

async function onlyTable(endpoint: string): Promise<string> {
  const { TableNames } = await callDynamo<{ TableNames: string[] }>(endpoint, 'ListTables', {});
  const [name] = TableNames;
  if (!name) throw new PlainError('There is no market here yet: start it once with npm start, then stop it.');
  return name;
}

/** Turns the stream off during bulk work, because the emulator slows with every stream record. */
async function withoutStream(endpoint: string, TableName: string, work: () => Promise<void>): Promise<void> {
  const turn = (StreamSpecification: object) =>
    callDynamo(endpoint, 'UpdateTable', { TableName, StreamSpecification });
  await turn({ StreamEnabled: false });
  try {
    await work();
  } finally {
    await turn({ StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' });
  }
}

/** Writes to the table of a stopped market. */
export async function whileStopped(
  home: string,
  work: (table: { dynamodbEndpoint: string; tableName: string }) => Promise<void>,
): Promise<void> {
  mkdirSync(home, { recursive: true });
  refuseSecond(home);
  const { endpoint: dynamodbEndpoint, close } = await startDynamo(home);
  try {
    const tableName = await onlyTable(dynamodbEndpoint);
    await withoutStream(dynamodbEndpoint, tableName, () => work({ dynamodbEndpoint, tableName }));
  } finally {
    await close();
  }
}
