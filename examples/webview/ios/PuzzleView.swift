import WebKit

/// A puzzle in an iOS app (iOS 15 and later).
final class PuzzleView: WKWebView, WKScriptMessageHandler, WKNavigationDelegate {
  private let platform: URL
  /// Asks POST /auth/webview-code.json with the bearer token of the app's session.
  private let webviewCode: () async throws -> String
  private let onEvent: (String, Any?) -> Void

  init(
    platform: URL, problem: Int, lang: String,
    webviewCode: @escaping () async throws -> String,
    onEvent: @escaping (String, Any?) -> Void
  ) {
    self.platform = platform
    self.webviewCode = webviewCode
    self.onEvent = onEvent
    super.init(frame: .zero, configuration: WKWebViewConfiguration())
    navigationDelegate = self
    // Before the page is loaded: its first word comes at once. The handler does not hold the view, or neither would end.
    configuration.userContentController.add(WeakHandler(self), name: "logikit")
    var address = URLComponents(url: platform, resolvingAgainstBaseURL: false)!
    address.path = "/embed/webview/problem-player"
    address.queryItems = [
      URLQueryItem(name: "problem", value: String(problem)), URLQueryItem(name: "lang", value: lang),
    ]
    load(URLRequest(url: address.url!))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code only") }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    // Only the page of the platform, and only as the whole page, hears from us.
    let origin = message.frameInfo.securityOrigin
    let port = origin.port == 0 ? nil : origin.port
    guard message.frameInfo.isMainFrame, origin.protocol == platform.scheme, origin.host == platform.host,
      port == platform.port, let text = message.body as? String,
      let said = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let nonce = said["nonce"] as? String
    else { return }
    switch said["type"] as? String {
    case "logikit:hello":
      send(["type": "logikit:welcome", "protocol": 1, "nonce": nonce])
      send(["type": "configure", "hasToken": true, "nonce": nonce])
    case "getToken":
      Task { @MainActor in
        guard let code = try? await webviewCode() else { return }
        send(["type": "token", "id": said["id"] ?? NSNull(), "token": code, "nonce": nonce])
      }
    case "event":
      onEvent(said["name"] as? String ?? "", said["detail"])
    default:
      break
    }
  }

  /// The text travels as an argument, never as a piece of a script.
  private func send(_ message: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
    callAsyncJavaScript(
      "dispatchEvent(new MessageEvent('message', { data: text }))",
      arguments: ["text": String(decoding: data, as: UTF8.self)], in: nil, in: .page)
  }

  func webView(_ view: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
    guard let url = action.request.url, url.host != platform.host else { return .allow }
    await UIApplication.shared.open(url)
    return .cancel
  }
}

private final class WeakHandler: NSObject, WKScriptMessageHandler {
  private weak var target: WKScriptMessageHandler?
  init(_ target: WKScriptMessageHandler) { self.target = target }
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    target?.userContentController(controller, didReceive: message)
  }
}
