import { Button } from '../actions/button.tsx';
import { toast } from '../../platform/feedback/toast.ts';
import { useConfirm } from '../overlays/use-confirm.tsx';
import { ScanAnswerBox } from '../scan/scan-answer-box.tsx';
import { ScanBar } from '../scan/scan-bar.tsx';
import { useScanner } from '../scan/use-scanner.ts';
import { Group, Row, Specimen } from './specimen.tsx';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1200));

/** Shows specimens of scanning, and of confirmations before irreversible actions. */
export function Scanning() {
  return (
    <Group title="Quét mã và xác nhận">
      <Scan />
      <Confirmations />
    </Group>
  );
}

function Scan() {
  const scanner = useScanner({
    onCode: ({ code, count }) =>
      code.startsWith('893')
        ? { tone: 'good', text: `Gạo ST25 túi 5 kg · ${count}/3`, hint: 'Kệ A2-03' }
        : { tone: 'wrong', text: 'Không thuộc đơn này', hint: 'Đặt lại kệ C1-07.' },
  });
  return (
    <Specimen name="useScanner · ScanBar · CameraScan">
      <ScanBar scanner={scanner} label="Quét hoặc nhập mã sản phẩm" />
      <div className="mt-4 grid gap-3 lg:grid-cols-3">
        <ScanAnswerBox
          isWaiting={false}
          answer={{
            tone: 'good',
            text: 'Gạo ST25 túi 5 kg · 2/3',
            hint: 'Kệ A2-03',
            code: '8934588012228',
            serial: 1,
          }}
        />
        <ScanAnswerBox
          isWaiting={false}
          answer={{
            tone: 'again',
            text: 'Vừa quét mã này',
            hint: 'Chưa cộng thêm.',
            code: '8934588012228',
            serial: 1,
          }}
        />
        <ScanAnswerBox
          isWaiting
          answer={{
            tone: 'wrong',
            text: 'Không thuộc đơn này',
            hint: 'Đặt lại kệ C1-07.',
            code: '4006381333931',
            serial: 1,
          }}
        />
      </div>
    </Specimen>
  );
}

function Confirmations() {
  const { ask, dialog } = useConfirm();
  const refuse = () => pause().then(() => Promise.reject(new Error('refused')));
  const tell = (agreed: boolean) => toast(agreed ? 'Đã đồng ý' : 'Đã từ chối');
  return (
    <Specimen name="useConfirm · gõ tên · lỗi ở lại">
      <Row>
        <Button
          onClick={() =>
            void ask({
              tone: 'danger',
              title: 'Xóa kho Hội An?',
              consequence: 'Lịch sử xuất nhập của kho sẽ bị xóa. Không thể hoàn tác.',
              typed: 'Kho Hội An',
              confirmText: 'Xóa kho',
              busyText: 'Đang xóa...',
              act: pause,
            }).then(tell)
          }
        >
          Gõ tên để xóa
        </Button>
        <Button
          onClick={() =>
            void ask({
              title: 'Hủy vận đơn?',
              consequence: 'Đơn vị vận chuyển sẽ không đến lấy hàng.',
              busyText: 'Đang hủy...',
              failedTitle: 'Chưa hủy được vận đơn',
              act: refuse,
            }).then(tell)
          }
        >
          Lỗi ở lại trong hộp thoại
        </Button>
      </Row>
      {dialog}
    </Specimen>
  );
}
